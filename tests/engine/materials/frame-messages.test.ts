// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readFrameMessage } from '@/engine/materials/frame-messages';

const own = (more: object) => ({ source: 'gjj-archive', ...more });

describe('messages of the archive frame', () => {
  it.each(['ready', 'previous', 'submit', 'activity', 'tokenTimeOut'] as const)('reads %s with its number', (type) => {
    expect(readFrameMessage(own({ type, no: 7 }))).toEqual({ message: { type }, no: 7 });
  });

  it('reads height and state, and the one word that older archive systems say', () => {
    expect(readFrameMessage(own({ type: 'height', value: 612.4 }))?.message).toEqual({ type: 'height', value: 613 });
    const state = { type: 'state', missing: ['租金发票'], uploading: 2 };
    expect(readFrameMessage(own(state))?.message).toEqual(state);
    expect(readFrameMessage('tokenTimeOut')?.message).toEqual({ type: 'tokenTimeOut' });
    expect(readFrameMessage({ type: 'tokenTimeOut' })?.message).toEqual({ type: 'tokenTimeOut' });
  });

  it.each([
    undefined,
    null,
    '',
    'submit',
    0,
    [],
    ['tokenTimeOut'],
    {},
    { type: 'submit' },
    { source: 'react-devtools', type: 'submit' },
    own({ type: 'SUBMIT' }),
    own({ type: 'constructor' }),
    own({ type: ['submit'] }),
    own({ type: 'height' }),
    own({ type: 'height', value: '900' }),
    own({ type: 'height', value: -1 }),
    own({ type: 'height', value: Number.NaN }),
    own({ type: 'height', value: 1e9 }),
    own({ type: 'state' }),
    own({ type: 'state', missing: 'x', uploading: 0 }),
    own({ type: 'state', missing: [1], uploading: 0 }),
    own({ type: 'state', missing: [], uploading: -1 }),
    own({ type: 'state', missing: ['x'.repeat(101)], uploading: 0 }),
    own({ type: 'state', missing: new Array(101).fill('x'), uploading: 0 }),
  ])('takes %j for no message', (data) => {
    expect(readFrameMessage(data)).toBeUndefined();
  });

  it('leaves a number out that is none', () => {
    for (const no of ['7', -1, 1.5, Number.NaN, {}, null]) {
      expect(readFrameMessage(own({ type: 'submit', no }))).toEqual({ message: { type: 'submit' }, no: undefined });
    }
  });
});
