import type { Confidence } from '../tables.ts';

const threeYears: Record<string, Confidence> = { '2023-24': 'high', '2024-25': 'high', '2025-26': 'high' };

export const fourYears: Record<string, Confidence> = { ...threeYears, '2026-27': 'high' };

/** For the fourth year one reading alone was found. */
export const oneReading: Record<string, Confidence> = { ...threeYears, '2026-27': 'medium' };
