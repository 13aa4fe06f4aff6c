import { fileEnding } from './file-ending.ts';

/** File extensions by MIME type. SVG is left out, since it can contain scripts. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/heic': ['heic'],
  'image/bmp': ['bmp'],
  'image/tiff': ['tif', 'tiff'],
  'audio/mpeg': ['mp3', 'm4a', 'm4b'],
  'audio/wav': ['wav'],
  'audio/ogg': ['ogg', 'oga'],
  'audio/flac': ['flac'],
  'audio/aac': ['aac'],
  'video/mp4': ['mp4', 'm4v'],
  'video/quicktime': ['mov', 'qt'],
  'video/webm': ['webm'],
  'video/mpeg': ['mpeg', 'mpg', 'mpe'],
  'video/avi': ['avi'],
  'video/ogg': ['ogv'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
  'text/calendar': ['ics'],
  'application/pdf': ['pdf'],
  'application/rtf': ['rtf'],
  'application/zip': ['zip'],
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
};

/** Whether a file is accepted, by its extension: `accept` may list `.pdf`, `application/pdf` or `image/*`. */
export const isFileAccepted = ({ name, accept }: { name: string; accept: readonly string[] }): boolean => {
  const ending = fileEnding(name);
  return ending !== '' && endingsOf(accept).includes(ending);
};

/** All extensions of a list of extensions and MIME types, lowercase, without the dot. */
export const endingsOf = (accept: readonly string[]): string[] => [
  ...new Set(
    accept.flatMap((item) => {
      const wanted = item.trim().toLowerCase();
      if (wanted.startsWith('.')) return [wanted.slice(1)];
      if (wanted.endsWith('/*')) {
        return Object.entries(TYPES).flatMap(([type, endings]) =>
          type.startsWith(wanted.slice(0, -1)) ? endings : [],
        );
      }
      return Object.hasOwn(TYPES, wanted) ? (TYPES[wanted] ?? []) : [];
    }),
  ),
];
