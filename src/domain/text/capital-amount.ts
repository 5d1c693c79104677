import type { Fen } from '../money';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const LIMIT: Fen = 10n ** 17n;
const TOO_MUCH = '超出最大值';

/**
 * Formats fen as 人民币大写 by the rules of the PBOC's 正确填写票据和结算凭证的基本规定 (壹仟贰佰叁拾肆元伍角整); '超出最大值' from 1e15
 * yuan on (docs/specification.md 5); negative amounts start with 负.
 */
export function capitalAmount(fen: Fen): string {
  if (fen >= LIMIT || fen <= -LIMIT) return TOO_MUCH;
  if (fen < 0n) return `负${capitalAmount(-fen)}`;
  const yuan = fen / 100n;
  const jiao = Number((fen / 10n) % 10n);
  const cents = Number(fen % 10n);
  const integer = yuan === 0n ? '' : `${integerInWords(yuan)}元`;
  if (jiao === 0 && cents === 0) return `${integer || '零元'}整`;
  if (cents === 0) return `${integer}${DIGITS[jiao]}角整`;
  const tenths = jiao > 0 ? `${DIGITS[jiao]}角` : integer && '零';
  return `${integer}${tenths}${DIGITS[cents]}分`;
}

/** Splits by 亿, then 万: the common reading is 壹万亿, not 壹兆. */
function integerInWords(value: bigint): string {
  if (value >= 100_000_000n) return joinParts(value, 100_000_000n, '亿');
  if (value >= 10_000n) return joinParts(value, 10_000n, '万');
  return fourDigits(value);
}

function joinParts(value: bigint, unit: bigint, name: string): string {
  const rest = value % unit;
  const head = `${integerInWords(value / unit)}${name}`;
  if (rest === 0n) return head;
  return `${head}${rest < unit / 10n ? '零' : ''}${integerInWords(rest)}`;
}

function fourDigits(value: bigint): string {
  let words = '';
  let zeros = false;
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Number((value / 10n ** BigInt(place)) % 10n);
    if (digit === 0) {
      zeros = words !== '';
      continue;
    }
    words += `${zeros ? '零' : ''}${DIGITS[digit]}${PLACES[place]}`;
    zeros = false;
  }
  return words;
}
