import { expect, it } from 'vitest';
import { groupThousands, parseYuan, toYuan } from '@/domain/money';
import { editOf } from '@/form/input/grouped-text';
import { cleanGroupedMoney, cleanMoney } from '@/schema/clean-text';

/** What a grouped field keeps once `put` has taken the place of what stood from `from` to `to` in what it shows. */
function pasted(kept: string, from: number, to: number, put: string): string {
  const shown = groupThousands(kept);
  const raw = shown.slice(0, from) + put + shown.slice(to);
  const { head, text, tail } = editOf(raw, from + put.length, shown, kept, from);
  return cleanGroupedMoney(head + text + tail, '');
}

it('an amount pasted over any other keeps every digit, however it is written (seed 1)', () => {
  const random = seeded(1);
  const anyFen = () => BigInt(Math.floor(random() * 10 ** (1 + Math.floor(random() * 14))));
  const faults: string[] = [];
  for (let round = 0; round < 2000; round += 1) {
    const fen = anyFen();
    const amount = toYuan(fen);
    for (const kept of [amount, toYuan(anyFen()), '']) {
      const all = groupThousands(kept).length;
      for (const written of writtenForms(amount)) {
        // Fields that group their digits, and those that leave them alone until they are left.
        const read = [pasted(kept, 0, all, written), cleanMoney(written, '')];
        if (read.some((text) => parseYuan(text) !== fen)) faults.push(`${written} over ${kept}: ${read}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

it('put in anywhere, all that was there and came stands there (seed 2)', () => {
  const random = seeded(2);
  const bare = (text: string) => text.replaceAll(',', '');
  const faults: string[] = [];
  for (let round = 0; round < 20_000; round += 1) {
    const kept = toYuan(BigInt(Math.floor(random() * 10 ** (3 + Math.floor(random() * 8)))));
    const shown = groupThousands(kept);
    const ends = [random(), random()].map((share) => Math.floor(share * (shown.length + 1)));
    const [from = 0, to = 0] = ends.sort((a, b) => a - b);
    const put = ['', '7', '12', '.5', '5,000', '5,00', shown, kept][Math.floor(random() * 8)] ?? '';
    const text = pasted(kept, from, to, put);
    const expected = bare(shown.slice(0, from)) + bare(put) + bare(shown.slice(to));
    if (bare(text) !== expected) faults.push(`${put} at ${from}–${to} of ${shown}: ${text}`);
  }
  expect(faults).toEqual([]);
});

/** The ways in which an amount may stand where it is copied. */
function writtenForms(amount: string): string[] {
  const grouped = groupThousands(amount);
  const full = grouped.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  return [
    amount,
    grouped,
    `¥${grouped}`,
    `￥ ${amount} 元`,
    ` ${grouped}\t`,
    full,
    grouped.replaceAll(',', ' '),
    amount.replace('.', '。'),
    amount.replace(/0$/, ''),
    `\u202d${grouped}\u202c`,
  ];
}

/** A linear congruential generator: the same numbers each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
