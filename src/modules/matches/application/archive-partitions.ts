import { StartupError } from '../../../platform/config/config.js';
import type {
  ArchiveMonth,
  ArchiveMonths,
  StoredMonth,
} from '../storage/archive/archive-months.js';
import { checkArchiveFile, readArchiveFile, writeArchiveFile } from './archive-files.js';
import type { ArchiveFile } from './archive-files.js';

/** Moves months of archived matches out of the database and back. Each step can be repeated after an interruption. */
export class ArchivePartitions {
  constructor(private readonly months: ArchiveMonths) {}

  list(): Promise<StoredMonth[]> {
    return this.months.list();
  }

  async make(month: ArchiveMonth): Promise<void> {
    await this.months.add(month);
  }

  /** Takes a month out of the database: its rows are in the file, and are deleted only when it has been read again. */
  async detach(month: ArchiveMonth, file: string): Promise<ArchiveFile> {
    const state = await this.months.stateOf(month);
    if (state === null) throw new StartupError(`There is no month ${month} in the database`);
    if (state === 'ATTACHED') await this.months.detach(month);
    if (state === 'DETACHING') await this.months.finishDetaching(month);
    await writeArchiveFile(file, month, this.months.read(month));
    const written = await checkArchiveFile(file);
    await this.months.drop(month);
    return written;
  }

  /** Brings the month of a file back. */
  async attach(file: string): Promise<ArchiveFile> {
    const read = await checkArchiveFile(file);
    const state = await this.months.stateOf(read.month);
    if (state === 'DETACHING') await this.months.finishDetaching(read.month);
    if (state === null) await this.months.add(read.month);
    else if (state !== 'ATTACHED') await this.months.attach(read.month);
    await this.months.write(readArchiveFile(file));
    return read;
  }
}
