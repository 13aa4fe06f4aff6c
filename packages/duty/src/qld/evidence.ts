import type { Confidence } from '../tables.ts';

export const fourYears: Record<string, Confidence> = {
  '2023-24': 'high',
  '2024-25': 'high',
  '2025-26': 'high',
  '2026-27': 'high',
};
