import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '@/api/client/errors';
import { answerPaymentChange, changePayment } from '@/api/unit/payment-change';
import type { RemittanceDetail } from '@/api/unit/remittance';
import { BOUND_ADVICE, isOverBound, overBoundText, payerLabel } from '@/domain/deposit/payer-label';
import { formatMoney, parseYuan, toYuan } from '@/domain/money';
import { FlowLink } from '@/engine/flow/FlowLink';
import { MoneyInput } from '@/form/input/MoneyInput';
import { failureText } from '@/lib/shown-errors';
import { dictionaryOptions } from '@/session/dictionary';
import { Select } from '@/ui/input/Select';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import styles from './remittance.module.css';
import { SecondApprovalCard } from './SecondApprovalCard';

/** Payment methods by debit and from the pending balance (dictionary hjfs). */
const DEBITS = ['02', '04'];
const BALANCE = '01';

/** Changes the payment method of a list's outstanding amount. */
export function ChangePayment({ list }: { list: RemittanceDetail }) {
  const id = useId();
  const payment = usePaymentChange(list);
  const { hjfs, setHjfs, zhbh, setZhbh, used, setUsed, problem, why, change, answer } = payment;
  const noBalance = withoutBalance(list);
  const accounts = list.fkzhs.filter((account) => account.hjfs === hjfs);
  const bounded = accounts.find((account) => isOverBound(account.kksx, list.ceje));
  if (list.ggsq) {
    return (
      <>
        <SecondApprovalCard what={list.ggsq.nr} asked={list.ggsq} busy={answer.isPending} onAnswer={payment.decide} />
        {problem && <Alert type="error" showIcon title={problem} />}
      </>
    );
  }
  return (
    <Row
      as="form"
      gap={2}
      align="end"
      className={styles.box}
      aria-label="更改缴款方式"
      data-print="hide"
      noValidate
      onSubmit={payment.submit}
    >
      <div>
        <label htmlFor={`${id}-hjfs`}>汇缴方式</label>
        <Select
          id={`${id}-hjfs`}
          value={hjfs}
          aria-describedby={`${id}-problem`}
          options={dictionaryOptions('hjfs').map(({ value, label }) => ({
            value,
            label: value === BALANCE ? label + noBalance : label,
            disabled: value === BALANCE && noBalance !== '',
          }))}
          onChange={(chosen) => {
            setHjfs(chosen);
            setZhbh('');
          }}
        />
      </div>
      {why && (
        <Muted body data-links>
          没有可用的付款账户：{why}。
          <FlowLink code="GJ0109" />
        </Muted>
      )}
      {DEBITS.includes(hjfs) && !why && (
        <div>
          <label htmlFor={`${id}-zhbh`}>付款账户</label>
          <Select
            id={`${id}-zhbh`}
            value={zhbh}
            options={accounts.map((account) => ({
              value: account.zhbh,
              label: payerLabel(account, list.ceje),
              disabled: isOverBound(account.kksx, list.ceje),
            }))}
            onChange={setZhbh}
          />
        </div>
      )}
      {hjfs === BALANCE && (
        <div>
          <label htmlFor={`${id}-used`}>使用暂收余额（可用{formatMoney(list.zsye)}）</label>
          <MoneyInput
            id={`${id}-used`}
            value={used}
            onChange={setUsed}
            aria={{ 'aria-describedby': `${id}-problem` }}
          />
        </div>
      )}
      {list.ggfh && <Muted body>{list.ggfh}，更改须由另一名操作员同意，此前按现在的方式缴款。</Muted>}
      {bounded && (
        <Muted body data-links>
          {overBoundText(bounded.kksx)}的账户不能选择，{BOUND_ADVICE}。
          <FlowLink code="GJ0109" />
        </Muted>
      )}
      <Button htmlType="submit" loading={change.isPending}>
        {list.ggfh
          ? '申请更改缴款方式'
          : DEBITS.includes(hjfs)
            ? `更改并立即扣款${formatMoney(list.ceje)}`
            : '更改缴款方式'}
      </Button>
      <div id={`${id}-problem`} className={styles.problem}>
        {problem && <Alert type="error" showIcon title={problem} />}
        {!problem && change.isSuccess && !list.ggsq && <Alert type="success" showIcon title="缴款方式已更改" />}
      </div>
    </Row>
  );
}

/** Choice of the payment method, its checks, and the two calls: the change and the second operator's decision on it. */
function usePaymentChange(list: RemittanceDetail) {
  const cache = useQueryClient();
  const [hjfs, setHjfs] = useState('');
  const [zhbh, setZhbh] = useState('');
  const [used, setUsed] = useState('');
  const [problem, setProblem] = useState('');
  const why = list.wzhsm[hjfs];
  // Also after a lost response: shows the centre's state.
  const reload = async () => {
    for (const key of ['unit', 'cases', 'case', 'todos']) await cache.invalidateQueries({ queryKey: [key] });
  };
  const change = useMutation({
    mutationFn: changePayment,
    onSuccess: (changed) => cache.setQueryData(['unit', 'remittance', list.qcqrdh], changed),
    onError: (error) =>
      setProblem((error instanceof ApiError && Object.values(error.fieldErrors)[0]) || failureText(error, '更改失败')),
    onSettled: reload,
  });
  const answer = useMutation({
    mutationFn: (agreed: boolean) => answerPaymentChange({ qcqrdh: list.qcqrdh, agreed }),
    onSuccess: (answered) => cache.setQueryData(['unit', 'remittance', list.qcqrdh], answered),
    onError: (error) =>
      setProblem((error instanceof ApiError && Object.values(error.fieldErrors)[0]) || failureText(error, '办理失败')),
    onSettled: reload,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const amount = parseYuan(used.trim());
    if (hjfs === '') setProblem('请选择汇缴方式');
    else if (why) setProblem(`不能选择：${why}`);
    else if (DEBITS.includes(hjfs) && zhbh === '') setProblem('请选择付款账户');
    else if (hjfs === BALANCE && (amount === undefined || amount <= 0n)) setProblem('请输入使用暂收余额，最多两位小数');
    else {
      setProblem('');
      const sqzsje = hjfs === BALANCE && amount !== undefined ? toYuan(amount) : '';
      change.mutate({ qcqrdh: list.qcqrdh, hjfs, zhbh: DEBITS.includes(hjfs) ? zhbh : '', sqzsje });
    }
  };
  const decide = (agreed: boolean) => {
    setProblem('');
    answer.mutate(agreed);
  };
  return { hjfs, setHjfs, zhbh, setZhbh, used, setUsed, problem, why, change, answer, submit, decide };
}

/** Reason that the pending balance cannot be used; '' if it can. */
function withoutBalance({ zsye, dzje }: RemittanceDetail): string {
  if (parseYuan(zsye) !== 0n) return '';
  return parseYuan(dzje) === 0n ? '（暂收余额为0.00元）' : `（到账的${formatMoney(dzje)}已计入本清册）`;
}
