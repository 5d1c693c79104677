import { Button } from 'antd';
import { useState } from 'react';
import { useStore } from 'zustand';
import { formatMoney } from '@/domain/money';
import { useRun } from '@/engine/run/run';
import type { CustomControlProps } from '@/form/field-kinds';
import { Row } from '@/ui/layout/Row';
import { CostDialog } from '../cost/CostDialog';
import { RepaymentComparison } from './RepaymentComparison';
import { type RequestedTerms, requestedTerms } from './terms';
import type { LoanFacts, Seen } from './values';

/** 综合融资成本明示表: all interest and fees as one annual rate, with a reading time before signing (rule in force since 2026-08-01). */
export default function CostStatement({ id, value, facts, onChange, aria }: CustomControlProps) {
  const { form } = useRun();
  const [open, setOpen] = useState(false);
  // The fingerprint covers every value that affects the terms.
  const mark = useStore(form.store, () => termsNow(form, facts)?.mark ?? '');
  const terms = mark === '' ? undefined : termsNow(form, facts);
  const read = mark !== '' && value === mark;
  return (
    // A fieldset would show a second label besides the row's.
    <Row role="group" gap={2} aria-labelledby={aria['aria-labelledby']} aria-describedby={aria['aria-describedby']}>
      {terms ? (
        <p>
          综合融资成本（年化）<strong>{terms.cost.annual}%</strong>，利息与费用合计
          <strong>{formatMoney(terms.cost.total)}</strong>
        </p>
      ) : (
        <p>请先在“贷款”中填写申请贷款金额和申请期限。</p>
      )}
      <Button id={id} type={read ? 'default' : 'primary'} disabled={!terms} onClick={() => setOpen(true)}>
        {read ? '再次查看明示表' : '阅读综合融资成本明示表'}
      </Button>
      <p role="status">{read ? '已阅读并知悉' : value !== '' && terms ? '贷款条件已改变，请重新阅读' : ''}</p>
      {open && terms && (
        <CostDialog
          cost={terms.cost}
          interestNote={`按年利率${terms.rate}%计算，共${terms.months}期`}
          read={read}
          onClose={() => setOpen(false)}
          onRead={() => {
            onChange(terms.mark);
            setOpen(false);
          }}
          intro={
            <>
              贷款本金<strong>{formatMoney(terms.principal)}</strong>，期限{terms.months}个月，年利率{terms.rate}
              %。以下为按约定还款时您需要支付的全部成本。
            </>
          }
        >
          <RepaymentComparison terms={terms} />
        </CostDialog>
      )}
    </Row>
  );
}

function termsNow(
  form: ReturnType<typeof useRun>['form'],
  facts: CustomControlProps['facts'],
): RequestedTerms | undefined {
  // This control is only used by the loan application, so values and facts are of its types.
  return requestedTerms(form.store.getState().values as unknown as Seen, facts() as LoanFacts);
}
