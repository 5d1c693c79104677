import { describe, expect, it } from 'vitest';
import { nameFaults } from '../../scripts/structure/names.mjs';

const check = (files: Record<string, string>) => nameFaults(new Map(Object.entries(files)));

describe('the check of names turns red', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'at an exported name that says nothing about the thing',
      { 'src/engine/import/rows.ts': 'export function keptRows(): void {}' },
      'src/engine/import/rows.ts: keptRows is named after no thing of the domain (kept)',
    ],
    [
      'at such a name in capitals',
      { 'mocks/centre/cases/batch-store.ts': 'export const MOST_PARTS = 100;' },
      'mocks/centre/cases/batch-store.ts: MOST_PARTS is named after no thing of the domain (most)',
    ],
    [
      'at the file of a component',
      { 'src/engine/steps/Told.tsx': '' },
      'src/engine/steps/Told.tsx: Told is named after no thing of the domain (told)',
    ],
    [
      'at the file of a test',
      { 'tests/contracts/ways-out.test.tsx': '' },
      'tests/contracts/ways-out.test.tsx: ways-out.test is named after no thing of the domain (ways)',
    ],
    [
      'at a type of TypeScript',
      { 'mocks/centre/cases/pending.ts': 'export interface Awaited {}' },
      'mocks/centre/cases/pending.ts: Awaited is a name of TypeScript or the platform',
    ],
    [
      'at a function of the browser',
      { 'src/ui/dialog.ts': 'export async function confirm(): Promise<boolean> {}' },
      'src/ui/dialog.ts: confirm is a name of TypeScript or the platform',
    ],
    [
      'at one name for two things',
      {
        'src/domain/money.ts': 'export const sum = () => 0n;',
        'mocks/centre/loans/loans.ts': 'export function sum() {}',
      },
      'src/domain/money.ts, mocks/centre/loans/loans.ts: sum is the name of several things',
    ],
    [
      'at one type on both sides of a call',
      {
        'src/api/auth.ts': 'export interface SentCode {}',
        'mocks/centre/access/codes.ts': 'export interface SentCode {}',
      },
      'src/api/auth.ts, mocks/centre/access/codes.ts: SentCode is the name of several things',
    ],
  ])('%s', (_when, files, fault) => {
    expect(check(files)).toEqual([fault]);
  });
});

describe('the check of names stays green', () => {
  it('for established terms, names that are not exported, lazily loaded pages, and a call with its operation', () => {
    expect(
      check({
        'src/pages/error/NotFound.tsx': 'export function NotFound() {}\nconst kept = 1;',
        'src/pages/a.tsx': 'export default function Page() {}',
        'src/pages/b.tsx': 'export default function Page() {}',
        'src/flows/individual/account/gj0302-own-info-marriage.ts': '',
        'src/api/operators.ts': 'export const stopOperator = () => post();',
        'mocks/centre/access/operators.ts': 'export function stopOperator() {}',
      }),
    ).toEqual([]);
  });
});
