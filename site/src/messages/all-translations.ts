import ar from './ar/index.ts';
import { addTranslation } from './subject.ts';
import vi from './vi/index.ts';
import zh from './zh/index.ts';

/** Makes all languages available. Called once, by the server. */
export function addAllTranslations(): void {
  addTranslation('zh', zh);
  addTranslation('vi', vi);
  addTranslation('ar', ar);
}
