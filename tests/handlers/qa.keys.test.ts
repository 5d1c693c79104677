import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call } from './call';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
beforeEach(() => centre.reset());
afterAll(() => centre.close());

const act = (json: Record<string, string>) => call('/api/__qa__/key', { json });
const keys = async () => (await call('/api/__qa__/keys')).data;
const states = async () =>
  Object.fromEntries(
    (await keys()).keys.map((key: Record<string, unknown>) => [key.no, [key.inserted, key.locked, key.revoked]]),
  );

describe('keys for digital certificates', () => {
  test('one is plugged in at the start, one is revoked, the agent runs', async () => {
    expect(await keys()).toMatchObject({ mode: 'on', cancelNext: false });
    expect(await states()).toMatchObject({
      'UK-0001': [true, false, false],
      'UK-0002': [false, false, false],
      'UK-0003': [false, false, true],
    });
  });

  test('are plugged in and out, one by one or all', async () => {
    await act({ action: 'insert', no: 'UK-0002' });
    await act({ action: 'insert', no: 'UK-0002' });
    expect(await states()).toMatchObject({ 'UK-0001': [true, false, false], 'UK-0002': [true, false, false] });
    await act({ action: 'remove', no: 'UK-0001' });
    expect(await states()).toMatchObject({ 'UK-0001': [false, false, false], 'UK-0002': [true, false, false] });
    await act({ action: 'remove' });
    expect(await states()).toMatchObject({ 'UK-0001': [false, false, false], 'UK-0002': [false, false, false] });
  });

  test('a key locked by wrong PINs is unlocked, a revoked certificate restored', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const id = 'UK-0001/5A01000000000102';
      await fetch('http://localhost/api/__key-agent__/sign', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id, pin: '0', text: 'x' }),
      });
    }
    expect(await states()).toMatchObject({ 'UK-0001': [true, true, false] });
    await act({ action: 'unlock', no: 'UK-0001' });
    await act({ action: 'revoke', no: 'UK-0001' });
    expect(await states()).toMatchObject({ 'UK-0001': [true, false, true] });
    await act({ action: 'restore', no: 'UK-0001' });
    expect(await states()).toMatchObject({ 'UK-0001': [true, false, false] });
  });

  test.each([
    [{ action: 'insert', no: 'UK-9999' }, '没有这把密钥'],
    [{ action: 'agent', mode: 'broken' }, 'mode须为on、off、old之一'],
    [{ action: 'dance', no: 'UK-0001' }, 'action须为insert、remove、unlock、revoke、restore、cancel或agent'],
  ])('what makes no sense is refused in words: %o', async (json, msg) => {
    expect(await act(json)).toMatchObject({ code: '1', msg });
  });
});
