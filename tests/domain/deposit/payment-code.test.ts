import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paymentCode, readPaymentCode } from '@/domain/deposit/payment-code';
import { readRemittanceCode } from '@/domain/deposit/remittance';
import { runs } from '../../property-runs';

const number = fc
  .integer({ min: 1, max: 36 ** 4 - 1 })
  .map((sequence) => `100120261121${String(sequence).padStart(8, '0')}`);

it('a payment code is read back from whatever remark it stands in, and never taken for a unit’s', () => {
  fc.assert(
    fc.property(number, (ywlsh) => {
      const code = paymentCode(ywlsh);
      expect(code).toHaveLength(12);
      expect(readPaymentCode(`公积金缴款 ${code.slice(0, 6).toLowerCase()} ${code.slice(6)}。`)).toBe(code);
      expect(readRemittanceCode(code)).toBeUndefined();
    }),
    runs(),
  );
});

it('one wrong digit or two that changed places make it no code', () => {
  const code = paymentCode('10012026112100000007');
  expect(code).toBe(`L2611210007${code.slice(-1)}`);
  expect(readPaymentCode(code.replace('L26', 'L27'))).toBeUndefined();
  expect(readPaymentCode(`${code.slice(0, 3)}${code[4]}${code[3]}${code.slice(5)}`)).toBe(
    code[3] === code[4] ? code : undefined,
  );
  expect(readPaymentCode('')).toBeUndefined();
});
