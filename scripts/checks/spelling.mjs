import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../node-path.mjs';

/**
 * What is misspelt among `{ path, line, text }`, as sentences: Australian English and the names in cspell.json. cspell
 * reads all of it in one run, since starting it takes longer than reading.
 */
export async function spellingProblems(lines) {
  const output = await cspell(lines.map(({ text }) => text.replace(/\s+/g, ' ')).join('\n'));
  return [...output.matchAll(/^[^\n]*?:(\d+):\d+ - (.*)$/gm)].map(([, number, problem]) => {
    const { path, line } = lines[Number(number) - 1];
    return `${path}:${line} ${problem}. Correct it, or add the name to cspell.json.`;
  });
}

function cspell(text) {
  const args = [
    'lint',
    '--no-progress',
    '--no-summary',
    '--no-color',
    '--config',
    'cspell.json',
    'stdin:///text.txt',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/cspell/bin.mjs'), ...args], {
      cwd: root,
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (errors += data));
    child.on('error', reject);
    // 0: nothing found; 1: something found.
    child.on('close', (code) => {
      if (code === 0 || (code === 1 && output)) resolve(output);
      else reject(new Error(`cspell did not run: ${errors || output}`));
    });
    child.stdin.end(text);
  });
}
