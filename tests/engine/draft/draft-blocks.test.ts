// @vitest-environment jsdom

import { beforeEach, expect, it } from 'vitest';
import { createDraftBlocks } from '@/engine/draft/draft-blocks';
import { fileCentre } from '../../file-centre';
import { signedIn } from '../../flows/open-page';
import { LIU } from '../../people';

const CODE = 'TQ0107';

const centre = fileCentre();
beforeEach(() => signedIn(centre, LIU));

it('reads blocks side by side and hands them out in their order, also when the first comes last', async () => {
  const texts = Array.from({ length: 9 }, (_, at) => `["row ${at}"]`);
  const blocks = createDraftBlocks(CODE);
  blocks.put('mx', [...texts.entries()], texts.length);
  await blocks.send();
  await centre.fault({ path: '/draftbox/', kind: 'delay', value: 200, times: 1 });
  const { signal } = new AbortController();
  expect(await createDraftBlocks(CODE, blocks.named()).read('mx', signal)).toEqual(texts);
});

it('a block that does not come fails the whole: rows are never gone on with in part', async () => {
  const blocks = createDraftBlocks(CODE);
  blocks.put(
    'mx',
    [
      [0, '["a row"]'],
      [1, '["another"]'],
    ],
    2,
  );
  await blocks.send();
  await centre.fault({ path: '/draftbox/', kind: 'status', value: 503, times: 1 });
  const { signal } = new AbortController();
  await expect(createDraftBlocks(CODE, blocks.named()).read('mx', signal)).rejects.toThrow(/./);
});
