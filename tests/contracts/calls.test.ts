// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { openCentre } from '@mocks/centre/centre';
import { createHandlers } from '@mocks/handlers';
import { memoryJournal } from '@mocks/journals/memory';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';

/** Every call of src/api as it is written there: get<…>(`${SERVICE}/path`) or post(…). */
function callsInSource(): [method: string, path: string][] {
  return readdirSync('src/api').flatMap((file) => {
    const text = readFileSync(`src/api/${file}`, 'utf8');
    const services = new Map(
      [...text.matchAll(/^const (\w+) = '(\/api\/[^']+)';$/gm)].map(([, name, path]) => [name, path]),
    );
    return [...text.matchAll(/\b(get|post|getBlob|postBlob)(?:<[^(]*>)?\(\s*`\$\{(\w+)\}([^`$]*)`/g)].map(
      ([, verb = '', service, path = '']): [string, string] => [
        verb.startsWith('get') ? 'GET' : 'POST',
        `${services.get(service)}${path}`,
      ],
    );
  });
}

const calls = callsInSource();

describe('every call the hall makes has an answer at the centre', async () => {
  const handlers = createHandlers(await openCentre(memoryJournal()));

  it('finds the calls', () => {
    expect(calls.length).toBeGreaterThan(35);
    expect(calls.every(([, path]) => path.startsWith('/api/'))).toBe(true);
  });

  it.each(calls)('%s %s', async (method, path) => {
    const request = new Request(`http://hall.test${path}`, { method, body: method === 'POST' ? '{}' : undefined });
    const answer = await getResponse(handlers, request);
    expect(answer?.status).not.toBe(404);
  });

  it('and says of any other call that it does not exist', async () => {
    const answer = await getResponse(handlers, new Request('http://hall.test/api/izfgjj-zhfw/v1/no/such/call'));
    expect(answer?.status).toBe(404);
    expect(await answer?.json()).toMatchObject({ code: 404, msg: 'Web服务接口未部署' });
  });
});
