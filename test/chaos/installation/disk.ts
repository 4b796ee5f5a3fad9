import { spawnSync } from 'node:child_process';
import { mkdir, statfs } from 'node:fs/promises';

const ROOM = '4g';
/** Bytes left free: a full disk is rarely full to the last byte. */
const REST_BYTES = 64 * 1024;

/** A file system in memory, which can be filled and freed. */
export class Disk {
  private constructor(readonly folder: string) {}

  /** Mounts the file system; null if this user may not. */
  static async mount(folder: string): Promise<Disk | null> {
    await mkdir(folder, { recursive: true });
    const mounted = isDone('mount', '-t', 'tmpfs', '-o', `size=${ROOM}`, 'tmpfs', folder);
    return mounted ? new Disk(folder) : null;
  }

  async fill(): Promise<void> {
    const { blocks, bfree, bsize } = await statfs(this.folder);
    this.resize(`${(blocks - bfree) * bsize + REST_BYTES}`);
  }

  free(): void {
    this.resize(ROOM);
  }

  unmount(): void {
    isDone('umount', '--lazy', this.folder);
  }

  private resize(size: string): void {
    if (!isDone('mount', '-o', `remount,size=${size}`, this.folder)) {
      throw new Error(`the disk cannot be given the size ${size}`);
    }
  }
}

const isDone = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;
