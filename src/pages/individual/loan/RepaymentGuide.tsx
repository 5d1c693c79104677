import { queryOptions, useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isFinal } from '@/api/client/errors';
import { fetchRepaymentGuide, type RepaymentGuide as Guide, type RepaymentRoute } from '@/api/loan/repayment-guide';
import type { LoanSummary } from '@/api/person/person';
import { exceeds, formatMoney } from '@/domain/money';
import { flowPath } from '@/engine/flow/flow-index';
import { PrintHead } from '@/engine/flow/PrintHead';
import { Figures } from '@/form/sections/Figures';
import { prefillOf, prefillState } from '@/lib/address/prefill-state';
import { readMoney } from '@/schema/clean-text';
import { LIST_PATHS } from '@/session/menu/list-paths';
import { Card } from '@/ui/Card';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { StateMark } from '@/ui/state/StateMark';
import { ConsentButton, ConsentCard } from '../QueryConsent';
import { LoanChoice } from './LoanChoice';
import { LoanHeading } from './LoanHead';
import styles from './loan.module.css';

const SETTLED = '3';
/** States of `tqsq`, and the option they concern: it withdraws money from the account and repays nothing. */
const [UNASKED, COMPARED] = ['0', '1'];
const DRAWN = 'TQ0106';
/** Options that include future deposits, year by year. */
const YEARLY = 'GD0601-02';
/** Full repayment by card (dictionary hklx). */
const PAYOFF = 'GD0602';
const WHOLE = '3';
const CONSENT = {
  title: '偿还购房贷款提取也一起比较',
  why: '核对您可以提取多少、与其他方式相比节省多少，需要中心查询您和配偶的婚姻登记和银行住房贷款信息；“我能办什么”也按同一授权核对',
  action: '授权并比较',
};

/** 还款方式比较: all options for faster or easier repayment side by side, with the own figures and links to their forms. */
export default function RepaymentGuide() {
  return (
    <LoanChoice rather={({ dkzhzt }) => dkzhzt !== SETTLED}>
      {(loan, choice) => <OneLoan key={loan.dkzh} loan={loan} choice={choice} />}
    </LoanChoice>
  );
}

function OneLoan({ loan, choice }: { loan: LoanSummary; choice: ReactNode }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { je = '' } = prefillOf(state);
  const settled = loan.dkzhzt === SETTLED;
  const asked = useQuery({ ...guideOf(loan, je), enabled: !settled });
  // An amount that the centre rejects is reported at the field; a retry would fail the same.
  const refused = je !== '' && isFinal(asked.error) ? asked.error : undefined;
  // The last valid comparison stays visible; at first the one with the account's balance.
  const [good, setGood] = useState('');
  if (asked.data && good !== je) setGood(je);
  const former = useQuery({ ...guideOf(loan, good), enabled: refused !== undefined });
  const found = refused ? former : asked;
  return (
    <Stack gap={2}>
      <PrintHead title="还款方式比较" holder />
      <Card label="贷款概况">
        {choice}
        <LoanHeading loan={loan} />
        {settled ? (
          <p>这笔贷款已经结清，不需要再还款。</p>
        ) : (
          <AmountQuestion
            je={je || (found.data?.je ?? '')}
            problem={refused?.message}
            shown={found.data?.je}
            payoff={exceeds(je, found.data?.je ?? '') ? payoffPath(loan) : ''}
            onAsk={(typed) => void navigate({ search }, { replace: true, state: prefillState({ je: typed }) })}
          />
        )}
        {found.isError && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && !settled && <Loading />}
        {found.data && <Now guide={found.data} />}
      </Card>
      {found.data && (
        <>
          <p role="status" className={styles.verdict}>
            {found.data.zssm}
          </p>
          <ul className={styles.guide} aria-label="还款方式">
            {found.data.fs.map((way) => (
              <li key={way.bm}>
                <Way way={way} best={way.bm === found.data.zs} />
              </li>
            ))}
          </ul>
          {found.data.tqsq === UNASKED && <ConsentCard {...CONSENT} />}
          <Card label="计算的假设">
            <h2>计算的假设</h2>
            <ul>
              {found.data.jd.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
            <Muted data-links>
              数据截至 {found.data.sjjz}
              {found.data.tqsq === COMPARED && (
                <>
                  。偿还购房贷款提取按您的授权核对，<Link to={LIST_PATHS.accessLog}>查看查询记录</Link>
                  <ConsentButton to={false}>撤回授权</ConsentButton>
                </>
              )}
            </Muted>
          </Card>
        </>
      )}
    </Stack>
  );
}

/** Query of the comparison for an amount; '' for the centre's default. */
function guideOf({ dkzh }: LoanSummary, je: string) {
  return queryOptions({
    queryKey: ['person', 'repayment-guide', dkzh, je],
    queryFn: ({ signal }) => fetchRepaymentGuide({ dkzh, je }, { signal, errors: je === '' ? 'toast' : 'inline' }),
    retry: false,
  });
}

interface AmountQuestionProps {
  je: string;
  /** The centre's reason for rejecting the amount. */
  problem?: string;
  /** Amount of the displayed comparison, if different. */
  shown?: string;
  /** Link to full repayment, if the amount was rejected for covering the whole loan; else ''. */
  payoff: string;
  onAsk: (je: string) => void;
}

function payoffPath({ dkzh }: LoanSummary): string {
  return `${flowPath(PAYOFF, 'individual') ?? ''}?${new URLSearchParams({ dkzh, hklx: WHOLE })}`;
}

/** Input of the amount to use. */
function AmountQuestion({ je, problem, shown: compared, payoff, onAsk }: AmountQuestionProps) {
  const id = useId();
  // Undefined until edited: input during the request is kept, an untouched field follows the response.
  const [typed, setTyped] = useState<string>();
  /** Value when the field got focus: a response arriving then would mix with typed characters. */
  const [held, setHeld] = useState<string>();
  const shown = typed ?? held ?? je;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk(readMoney(shown, ''));
    setTyped(undefined);
    // After Enter the field keeps focus and shows the requested value.
    setHeld(undefined);
  };
  return (
    <Row as="form" align="end" className={styles.question} onSubmit={submit} data-print="hide">
      <label htmlFor={id}>准备一次用于还款的金额（元）</label>
      <Input
        id={id}
        inputMode="decimal"
        value={shown}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onFocus={() => setHeld(je)}
        onBlur={() => setHeld(undefined)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button htmlType="submit">重新计算</Button>
      {problem && (
        <div className={styles.problem}>
          <p id={`${id}-problem`} role="alert">
            {problem}
          </p>
          <Muted data-links>
            {compared && `下面仍是按${formatMoney(compared)}的比较。`}
            {payoff && <Link to={payoff}>去办理提前结清</Link>}
          </Muted>
        </div>
      )}
    </Row>
  );
}

function Now({ guide }: { guide: Guide }) {
  return (
    <Figures
      items={[
        { label: '现在的月还款额', value: formatMoney(guide.yhke) },
        { label: '剩余期数', value: `${guide.syqs}期` },
        { label: '剩余利息', value: formatMoney(guide.sylx) },
        { label: '公积金账户可提取', value: formatMoney(guide.kytqe) },
      ]}
    />
  );
}

function putLabel({ ywlx, bm }: RepaymentRoute): string {
  if (ywlx === DRAWN) return '可提取金额';
  return bm.startsWith(YEARLY) ? '投入金额（含今后的缴存）' : '投入金额';
}

function Way({ way, best }: { way: RepaymentRoute; best: boolean }) {
  return (
    <Card label={way.mc}>
      <Row as="h2" gap={2}>
        {way.mc}
        {best && <StateMark tone="done" label="节省最多" />}
      </Row>
      <Figures
        items={[
          { label: '用哪里的钱', value: way.zj },
          { label: putLabel(way), value: formatMoney(way.trje) },
          { label: '之后月还款额', value: formatMoney(way.xyhke) },
          { label: '剩余期数', value: `${way.xsyqs}期` },
          { label: '剩余利息', value: formatMoney(way.sylx) },
          ...(way.yjlx ? [{ label: '随还款支付的应计利息', value: formatMoney(way.yjlx) }] : []),
          {
            label: '节省利息',
            value: formatMoney(way.jslx),
            ...(way.yjlx && { gs: '现在的剩余利息 − 之后的剩余利息 − 随还款支付的应计利息' }),
          },
        ]}
      />
      <Muted>{way.sm}</Muted>
      {way.kb ? (
        <Row as="p" gap={2} data-links data-print="hide">
          <Link
            className={best ? styles.main : undefined}
            to={flowPath(way.ywlx, 'individual') ?? ''}
            state={prefillState(Object.fromEntries(new URLSearchParams(way.cs)))}
          >
            去办理{way.mc}
          </Link>
        </Row>
      ) : (
        <p>暂不能办理：{way.yy}</p>
      )}
    </Card>
  );
}
