import { extname } from 'node:path';

/** The types of files that are served by their name, by ending. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
  '.pmtiles': 'application/vnd.pmtiles',
};

/** The type of a file that is served by its name; undefined for one that is not. */
export const servedType = (file: string): string | undefined => TYPES[extname(file).toLowerCase()];

/** The type that a file is stored with. */
export const typeOfFile = (file: string): string => servedType(file) ?? 'application/octet-stream';
