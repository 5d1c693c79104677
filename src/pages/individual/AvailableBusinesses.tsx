import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { AvailableBusiness, AvailableBusinesses as Options } from '@/api/cases/available-businesses';
import { formatMoney } from '@/domain/money';
import { CaseLink } from '@/engine/case/CaseLink';
import { myAvailableBusinesses } from '@/engine/flow/my-queries';
import { optionPath } from '@/engine/flow/option-path';
import { LIST_PATHS } from '@/session/menu/list-paths';
import { Card } from '@/ui/Card';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import styles from './AvailableBusinesses.module.css';
import { ConsentButton, ConsentCard } from './QueryConsent';

const consent = (
  <ConsentCard
    title="核对前请您授权"
    why="逐项核对您能办哪些业务、能提多少，需要中心查询您和家庭成员的婚姻、不动产、租赁备案、社会保险等登记"
    action="授权并核对"
  />
);

/** 我能办什么: eligibility, amount and reason per business, by the rules that applications are checked against. */
export default function AvailableBusinesses() {
  const options = useQuery(myAvailableBusinesses);
  if (options.data) return options.data.sq ? <Overview options={options.data} /> : consent;
  if (options.isError) return <LoadFailed error={options.error} onRetry={() => void options.refetch()} />;
  return <Loading shape="list" />;
}

function Overview({ options: { list, sqsj, sjjz } }: { options: Options }) {
  const can = list.filter(({ jg }) => jg === '1');
  const first = can.filter(({ xe }) => xe);
  const onOccasion = can.filter(({ xe }) => !xe);
  const cannot = list.filter(({ jg }) => jg === '0');
  return (
    <Stack gap={2}>
      <Card label="现在可以申请">
        <h2>现在可以申请（{first.length}项）</h2>
        {first.length === 0 && <p>目前没有能先算出金额的业务，其余的见下方。</p>}
        <Stack as="ul" gap={0}>
          {first.map((option) => (
            <Can key={keyOf(option)} option={option} />
          ))}
        </Stack>
      </Card>
      <Folded title="有相应情况时可以申请" options={onOccasion} Item={Can} />
      <Folded title="目前不适合您" options={cannot} Item={Cannot} />
      <Muted data-links>
        核对于{sjjz}，提交申请时按当时的情况再核对一遍。您于{sqsj.slice(0, 10)}授权查询，
        <Link to={LIST_PATHS.accessLog}>查看查询记录</Link>
        <ConsentButton to={false}>撤回授权</ConsentButton>
      </Muted>
    </Stack>
  );
}

interface FoldedProps {
  title: string;
  options: readonly AvailableBusiness[];
  Item: ComponentType<{ option: AvailableBusiness }>;
}

/** Businesses that concern few at a time: their number, the list on demand. */
function Folded({ title, options, Item }: FoldedProps) {
  if (options.length === 0) return null;
  return (
    <Card label={title}>
      <details>
        <summary className={styles.fold}>
          <h2>
            {title}（{options.length}项）
          </h2>
        </summary>
        <Stack as="ul" gap={0}>
          {options.map((option) => (
            <Item key={keyOf(option)} option={option} />
          ))}
        </Stack>
      </details>
    </Card>
  );
}

function Can({ option }: { option: AvailableBusiness }) {
  const { ywmc, xe, tjs } = option;
  const path = optionPath(option);
  return (
    <Row as="li" wrap={false} gap={2} justify="space-between" className={styles.option}>
      <div>
        <h3>{ywmc}</h3>
        {xe ? (
          <>
            <p>
              {xe.mc || '最多可提'} <strong className={styles.amount}>{formatMoney(xe.je)}</strong>
            </p>
            <details>
              <summary>怎么算的</summary>
              <Muted body className={styles.note}>
                {xe.gs}
              </Muted>
            </details>
          </>
        ) : (
          <Muted body className={styles.note}>
            {tjs > 0 ? `已核对的${tjs}项本人条件都满足，` : ''}能否办成、办多少看您填写的内容和材料
          </Muted>
        )}
      </div>
      {path && (
        <Link className={styles.go} to={path} aria-label={`去办理${ywmc}`}>
          去办理
        </Link>
      )}
    </Row>
  );
}

function Cannot({ option: { ywmc, yy, ywlsh } }: { option: AvailableBusiness }) {
  return (
    <Row as="li" wrap={false} gap={2} justify="space-between" className={styles.option}>
      <div>
        <h3>{ywmc}</h3>
        <ul className={styles.reasons}>
          {yy.map(({ tjbh, tjmc, sjz, yqz, xyb }) => (
            <li key={tjbh}>
              {tjmc}：您的情况为{sjz}，要求{yqz}。
              {xyb && (
                <Muted as="span" body className={styles.note}>
                  {xyb}
                </Muted>
              )}
            </li>
          ))}
        </ul>
      </div>
      {ywlsh && <CaseLink ywlsh={ywlsh} name={ywmc} />}
    </Row>
  );
}

function keyOf({ ywlx, xz }: AvailableBusiness): string {
  return [ywlx, ...Object.values(xz)].join(' ');
}
