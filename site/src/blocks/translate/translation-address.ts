/** Languages most asked for in Australia, as those who speak them call them. */
export const LANGUAGES = [
  { value: 'zh-CN', label: '简体中文', english: 'Chinese (simplified)' },
  { value: 'zh-TW', label: '繁體中文', english: 'Chinese (traditional)' },
  { value: 'vi', label: 'Tiếng Việt', english: 'Vietnamese' },
  { value: 'ar', label: 'العربية', english: 'Arabic' },
  { value: 'el', label: 'Ελληνικά', english: 'Greek' },
  { value: 'it', label: 'Italiano', english: 'Italian' },
  { value: 'hi', label: 'हिन्दी', english: 'Hindi' },
  { value: 'pa', label: 'ਪੰਜਾਬੀ', english: 'Punjabi' },
  { value: 'ko', label: '한국어', english: 'Korean' },
  { value: 'ja', label: '日本語', english: 'Japanese' },
  { value: 'es', label: 'Español', english: 'Spanish' },
  { value: 'fil', label: 'Filipino', english: 'Filipino' },
  { value: 'id', label: 'Bahasa Indonesia', english: 'Indonesian' },
  { value: 'ne', label: 'नेपाली', english: 'Nepali' },
  { value: 'th', label: 'ไทย', english: 'Thai' },
  { value: 'tr', label: 'Türkçe', english: 'Turkish' },
  { value: 'fr', label: 'Français', english: 'French' },
  { value: 'de', label: 'Deutsch', english: 'German' },
] as const;

const GOOGLE = 'https://translate.google.com/translate?sl=en&tl={language}&u={page}';

/**
 * Where a page is shown in a language by another company; null where the address staff gave cannot say which page.
 * `pattern` is empty for Google's.
 */
export function translationAddress({
  pattern,
  language,
  page,
}: {
  pattern: string;
  language: string;
  page: string;
}): string | null {
  const asked = pattern || GOOGLE;
  if (!asked.startsWith('https://') || !asked.includes('{page}')) return null;
  const address = asked
    .replaceAll('{language}', encodeURIComponent(language))
    .replaceAll('{page}', encodeURIComponent(page));
  return URL.canParse(address) ? address : null;
}
