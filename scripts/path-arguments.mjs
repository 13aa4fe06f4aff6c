import { resolve } from 'node:path';

/** Options whose value is a name. Every other argument that is no option is a file or a folder. */
const NAME_FOLLOWS = ['--format', '--source', '--keep'];

/** What begins so is in a bucket. */
const ELSEWHERE = 'bucket:';

/** A command's arguments with absolute paths: they are meant from the folder in which the command was given. */
export const pathArguments = (given, folder) =>
  given.map((argument, index) =>
    argument.startsWith('-') || argument.startsWith(ELSEWHERE) || NAME_FOLLOWS.includes(given[index - 1])
      ? argument
      : resolve(folder, argument),
  );
