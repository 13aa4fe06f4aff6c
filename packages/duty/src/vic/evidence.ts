import type { Confidence } from '../tables.ts';

/** Editions that were all found to be equally sure. */
export const sure = (editions: string, confidence: Confidence = 'high'): Record<string, Confidence> =>
  Object.fromEntries(editions.split(' ').map((edition) => [edition, confidence]));

export const RECENT = '2023-24 2024-25 2025-26 2026-27';
