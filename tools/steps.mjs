import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { clearInterval, setInterval } from 'node:timers';
import { Trouble } from './trouble.mjs';

const FRAMES = ['|', '/', '-', '\\'];

/**
 * Runs a program and shows its progress: a spinner with the seconds on a terminal, elsewhere one line
 * before and one after. The program's output is not shown.
 * @returns its exit status and its complete output
 */
export async function runStep(title, command, { cwd, out }) {
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  const stop = out.isTTY ? turn(title, out, seconds) : announce(title, out);
  const result = await collect(command, cwd).finally(stop);
  if (result.status === 0) out.write(`${title}: done in ${seconds()} s\n`);
  return result;
}

function turn(title, out, seconds) {
  let frame = 0;
  const draw = () => out.write(`\r${FRAMES[frame++ % FRAMES.length]} ${title} … ${seconds()} s`);
  draw();
  const timer = setInterval(draw, 200);
  return () => {
    clearInterval(timer);
    out.write('\r\u001b[2K');
  };
}

function announce(title, out) {
  out.write(`${title} …\n`);
  return () => undefined;
}

function collect([file, ...args], cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    }
    child.once('error', reject);
    child.once('close', (status, signal) => {
      if (signal) reject(new Trouble('it was interrupted: start again'));
      else resolve({ status, output });
    });
  });
}
