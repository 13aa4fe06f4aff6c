import ar from './ar/index.ts';
import arOnServer from './ar/on-server.ts';
import { addTranslation } from './subject.ts';
import vi from './vi/index.ts';
import viOnServer from './vi/on-server.ts';
import zh from './zh/index.ts';
import zhOnServer from './zh/on-server.ts';

/** Makes all languages available. Called once, by the server. */
export function addAllTranslations(): void {
  addTranslation('zh', { ...zh, ...zhOnServer });
  addTranslation('vi', { ...vi, ...viOnServer });
  addTranslation('ar', { ...ar, ...arOnServer });
}
