// @vitest-environment node
import { expect, it, vi } from 'vitest';
import type { ImportShape } from '@/engine/import/import-definition';

it('the worker serves every import that a business defines, each by a code of its own', async () => {
  vi.stubGlobal('self', { onmessage: null });
  const { imports } = await import('@/flows/serve-imports');
  const modules = import.meta.glob<Record<string, unknown>>('../../src/flows/**/*-import.ts', { eager: true });
  const defined = Object.values(modules).flatMap((one) => Object.values(one).filter(isImport));
  const codes = (list: readonly ImportShape[]) => list.map(({ code }) => code).sort();
  expect(codes(imports)).toEqual(codes(defined));
  expect(new Set(codes(imports)).size).toBe(imports.length);
});

function isImport(one: unknown): one is ImportShape {
  return typeof one === 'object' && one !== null && 'columns' in one && 'start' in one;
}
