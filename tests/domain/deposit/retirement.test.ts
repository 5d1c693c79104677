import { expect, it } from 'vitest';
import { statutoryRetirement } from '@/domain/deposit/retirement';

it.each([
  ['1966-11', 'man', 60, 6, '2027-05'],
  ['1976-09', 'man', 63, 0, '2039-09'],
  ['1990-01', 'man', 63, 0, '2053-01'],
  ['1964-12', 'man', 60, 0, '2024-12'],
  ['1965-01', 'man', 60, 1, '2025-02'],
  ['1965-04', 'man', 60, 1, '2025-05'],
  ['1965-05', 'man', 60, 2, '2025-07'],
  ['1976-11', 'woman50', 51, 0, '2027-11'],
  ['1975-01', 'woman50', 50, 1, '2025-02'],
  ['1984-11', 'woman50', 55, 0, '2039-11'],
  ['1974-12', 'woman50', 50, 0, '2024-12'],
  ['1970-01', 'woman55', 55, 1, '2025-02'],
  ['1981-09', 'woman55', 58, 0, '2039-09'],
] as const)('born %s, %s: %s years %s months, %s', (birth, group, years, months, month) => {
  expect(statutoryRetirement(birth, group)).toMatchObject({ years, months, month });
});

it.each([
  // Three years before, and not before the age that held before the delay.
  ['1976-09', 'man', '2036-09'],
  ['1966-11', 'man', '2026-11'],
  ['1981-09', 'woman55', '2036-09'],
  ['1976-11', 'woman50', '2026-11'],
] as const)('born %s, %s: may retire early from %s on', (birth, group, earliest) => {
  expect(statutoryRetirement(birth, group).earliest).toBe(earliest);
});
