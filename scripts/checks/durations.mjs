import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { root } from '../node-path.mjs';

const PLACE = join(root, 'scripts/checks/durations.json');

/** Seconds that the slow test files took when they were last recorded, by project and file name: files move. */
const recorded = () => JSON.parse(readFileSync(PLACE, 'utf8'));

const keyOf = (project, path) => `${project} ${basename(path)}`;

/** Files that take less than this, in seconds, are not worth a line in durations.json. */
const WORTH_RECORDING = 3;

/** Records the files of a run in place of what stood there for the same projects: `npm test -- --record`. */
export function recordDurations(files) {
  const ran = new Set(files.map(({ project }) => project));
  const others = Object.entries(recorded()).filter(([key]) => !ran.has(key.split(' ')[0]));
  const now = files
    .filter(({ seconds }) => seconds >= WORTH_RECORDING)
    .map(({ project, path, seconds }) => [keyOf(project, path), Math.round(seconds)]);
  const sorted = [...others, ...now].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(PLACE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/**
 * The files in their order, but within each project those that take longest first, so that no worker is left alone with
 * a long one at the end. A file that is not recorded comes first: it is short, and then it matters nowhere, or it is new.
 */
export function longestFirst(files, seconds = recorded()) {
  const projects = [...new Set(files.map(({ project }) => project.name))];
  const took = ({ project, moduleId }) => seconds[keyOf(project.name, moduleId)] ?? Number.MAX_VALUE;
  // Sorting is stable.
  return [...files].sort(
    (a, b) => projects.indexOf(a.project.name) - projects.indexOf(b.project.name) || took(b) - took(a),
  );
}

/** Vitest's order, with {@link longestFirst}. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    return longestFirst(await super.sort(files));
  }
}

/** Vitest reporter: writes how long each file of each project took to `FRONTAGE_DURATIONS`. */
export default class DurationsReporter {
  onTestRunEnd(modules) {
    const files = modules.map((module) => {
      const { duration, collectDuration, setupDuration, prepareDuration, environmentSetupDuration } =
        module.diagnostic();
      const all = duration + collectDuration + setupDuration + prepareDuration + environmentSetupDuration;
      return { project: module.project.name, path: relative(root, module.moduleId), seconds: all / 1000 };
    });
    writeFileSync(process.env.FRONTAGE_DURATIONS, JSON.stringify(files));
  }
}
