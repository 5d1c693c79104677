// @vitest-environment node
import { expect, it } from 'vitest';
import { groupBankCard, isBankCard } from '@/domain/identity/bank-card';

it.each([
  ['6222021234567890123', '6222 0212 3456 7890 123'],
  ['6222', '6222'],
  ['6222********0123', '6222********0123'],
  ['', ''],
])('%j is grouped as %j', (digits, grouped) => expect(groupBankCard(digits)).toBe(grouped));

it.each([
  ['4111111111111111', true],
  ['6222020200112233440', false],
  ['4111111111111112', false],
  ['41111111111', false],
  ['', false],
])('%j is right: %s', (digits, right) => expect(isBankCard(digits)).toBe(right));
