import { trimMarks } from './trim-marks.ts';

/** A path as paths are compared: lowercase, without query and closing slash. */
export function plainPath(address = ''): string {
  const path = decoded(address.split(/[?#]/)[0] ?? '')
    .trim()
    .toLowerCase();
  return `/${trimMarks({ text: path, marks: '/' })}`;
}

/** Whether a plain path begins with whole segments of another: /news of /news/first, but not of /newsletter. */
export const startsWithPath = ({ path, start }: { path: string; start: string }): boolean =>
  start === '/' || path === start || path.startsWith(`${start}/`);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
