import { pictures } from './en/pictures.ts';
import { subject } from './subject.ts';

/** Descriptions of pictures that nobody described. */
export const pictureTexts = subject('pictures', pictures);
