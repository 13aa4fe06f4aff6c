import type { Confidence } from '../tables.ts';

/** Read for three editions; for the fourth no change was found. */
export const fourYears: Record<string, Confidence> = {
  '2023-24': 'high',
  '2024-25': 'high',
  '2025-26': 'high',
  '2026-27': 'medium',
};
