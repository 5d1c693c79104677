import { byPath } from '@mocks/handlers/calls/by-path';
import { getResponse, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';

const says = (word: string) => () => HttpResponse.text(word);
const front = byPath([
  http.get('*/api/hall/v1/one', says('read')),
  http.post('*/api/hall/v1/one', says('written')),
  http.get('*/api/hall/v1/:any', says('pattern')),
  http.all(/^https?:\/\/[^/]+\/api\//, says('nobody')),
]);

const ask = async (url: string, method = 'GET') => {
  const answer = await getResponse([front], new Request(url, { method }));
  return answer?.text();
};

describe('one door for all calls', () => {
  it('finds who answers by path and method, wherever the hall lies and whatever is asked', async () => {
    expect(await ask('http://hall.test/api/hall/v1/one?a=1')).toBe('read');
    expect(await ask('http://hall.test/api/hall/v1/one', 'POST')).toBe('written');
    expect(await ask('http://hall.test/in/a/folder/api/hall/v1/one')).toBe('read');
  });

  it('asks those whose path is a pattern when no plain one answers, in their order', async () => {
    expect(await ask('http://hall.test/api/hall/v1/two')).toBe('pattern');
    expect(await ask('http://hall.test/api/hall/v1/one', 'PUT')).toBe('nobody');
    expect(await ask('http://hall.test/api/none')).toBe('nobody');
  });

  it('leaves alone what is no call', async () => {
    expect(await ask('http://hall.test/src/api/client.ts')).toBeUndefined();
    expect(await ask('http://hall.test/assets/index.js?from=/api/none')).toBeUndefined();
  });
});
