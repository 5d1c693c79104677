// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseYuan } from '@/domain/money';
import { capitalAmount } from '@/domain/text/capital-amount';

describe('capital amount', () => {
  it.each([
    // The examples of the PBOC's rules; where those allow two forms, the one without the optional 零.
    ['1409.50', '壹仟肆佰零玖元伍角整'],
    ['6007.14', '陆仟零柒元壹角肆分'],
    ['1680.32', '壹仟陆佰捌拾元叁角贰分'],
    ['107000.53', '壹拾万柒仟元伍角叁分'],
    ['16409.02', '壹万陆仟肆佰零玖元零贰分'],
    ['325.04', '叁佰贰拾伍元零肆分'],
    ['1234.50', '壹仟贰佰叁拾肆元伍角整'],
    ['0', '零元整'],
    ['0.05', '伍分'],
    ['0.50', '伍角整'],
    ['0.55', '伍角伍分'],
    ['10', '壹拾元整'],
    ['100000', '壹拾万元整'],
    ['10000000', '壹仟万元整'],
    ['10000001', '壹仟万零壹元整'],
    ['100010000', '壹亿零壹万元整'],
    ['10500.00', '壹万零伍佰元整'],
    ['1000000000000.00', '壹万亿元整'],
    ['100000000000001.00', '壹佰万亿零壹元整'],
    ['999999999999999.99', '玖佰玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
    ['-20.10', '负贰拾元壹角整'],
  ])('%s is %s', (yuan, words) => {
    expect(capitalAmount(parseYuan(yuan) ?? 0n)).toBe(words);
  });

  it('refuses a thousand million million', () => {
    expect(capitalAmount(10n ** 17n)).toBe('超出最大值');
    expect(capitalAmount(-(10n ** 17n))).toBe('超出最大值');
  });
});
