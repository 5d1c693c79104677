import { useQuery } from '@tanstack/react-query';
import { Button, Empty } from 'antd';
import {
  type BranchDay,
  type BranchQueues,
  fetchBranches,
  fetchBranchQueues,
  type HolidayNotice,
} from '@/api/public/counters';
import { daysBetween, type PlainDate } from '@/domain/dates';
import { dayText } from '@/domain/text/day-text';
import { useAddressValues } from '@/lib/address/use-address-values';
import { Grid } from '@/ui/layout/Grid';
import { Row } from '@/ui/layout/Row';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { ChoiceField } from '../ChoiceField';
import { BranchItem } from './BranchItem';
import { BranchMap } from './BranchMap';
import styles from './centre.module.css';

/** District and business. */
const USUAL = { ssq: '', yw: '' };
/** Refresh interval of the queues while the page is visible, ms. */
const LOOK_AGAIN = 60_000;

/** Branches with position, businesses and queue length. Not paginated: a city has a dozen. */
export function Branches() {
  const [address, change] = useAddressValues(USUAL);
  const branches = useQuery({
    queryKey: ['branches', 'list'],
    queryFn: ({ signal }) => fetchBranches({ signal }),
  });
  const queues = useQuery({
    queryKey: ['branches', 'queues'],
    queryFn: ({ signal }) => fetchBranchQueues({ signal, errors: 'silent' }),
    refetchInterval: LOOK_AGAIN,
  });
  if (branches.isError) return <LoadFailed error={branches.error} onRetry={() => void branches.refetch()} />;
  if (!branches.data) return <Loading shape="list" />;

  const districts = unique(branches.data.map(({ ssq }) => ssq));
  const businesses = unique(branches.data.flatMap(({ kbyw }) => kbyw));
  const ssq = districts.includes(address.ssq) ? address.ssq : '';
  const yw = businesses.includes(address.yw) ? address.yw : '';
  const shown = branches.data.filter(
    (branch) => (ssq === '' || branch.ssq === ssq) && (yw === '' || branch.kbyw.includes(yw)),
  );
  return (
    <>
      <Row gap={2} align="end" data-print="hide">
        <ChoiceField
          label="区县"
          value={ssq}
          options={choices('全部区县', districts)}
          onChange={(one) => change({ ssq: one })}
        />
        <ChoiceField
          label="可办业务"
          value={yw}
          options={choices('全部业务', businesses)}
          onChange={(one) => change({ yw: one })}
        />
        <Row gap={2} rowGap={1} muted className={styles.asOf}>
          <p role="status">
            {queues.isError
              ? '排队情况暂时取不到，其余信息不受影响。'
              : queues.data?.sjjz
                ? `共${shown.length}个网点，排队情况截至 ${queues.data.sjjz.slice(5, 16)}`
                : `共${shown.length}个网点`}
          </p>
          <Button disabled={queues.isFetching} onClick={() => void queues.refetch()}>
            {queues.isFetching ? '正在刷新' : '刷新排队'}
          </Button>
        </Row>
      </Row>
      {queues.data && !queues.isError && <BranchDays {...queues.data} />}
      <BranchMap shown={shown} />
      {shown.length === 0 ? (
        <Empty description={branches.data.length === 0 ? '网点信息尚未发布，请拨打12329咨询' : '没有符合条件的网点'}>
          {branches.data.length > 0 && <Button onClick={() => change(USUAL)}>查看全部网点</Button>}
        </Empty>
      ) : (
        <Grid as="ul" min="22em" className={styles.branches} aria-label="服务网点">
          {shown.map((branch) => (
            <BranchItem
              key={branch.wdbh}
              branch={branch}
              queue={queues.isError ? undefined : queues.data?.list.find(({ wdbh }) => wdbh === branch.wdbh)}
            />
          ))}
        </Grid>
      )}
    </>
  );
}

const choices = (any: string, names: readonly string[]) => [
  { value: '', label: any },
  ...names.map((name) => ({ value: name, label: name })),
];

const unique = (names: readonly string[]) => [...new Set(names)].filter((name) => name !== '');

/** Irregular hours of today, and holidays ahead. */
function BranchDays({ sjjz, jt, fj }: Pick<BranchQueues, 'sjjz' | 'jt' | 'fj'>) {
  const today = sjjz.slice(0, 10);
  const lines = [...(jt ? [todayWords(today, jt, fj)] : []), ...fj.map((one) => holidayWords(today, one))];
  const sentences = lines.filter((line) => line !== '');
  if (sentences.length === 0) return null;
  return (
    <div className={styles.days} data-print="hide">
      {sentences.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function todayWords(today: PlainDate, { gzr, jr, xgzr }: BranchDay, fj: readonly HolidayNotice[]): string {
  if (gzr === '0') return `今天${jr ? `${jr}放假` : '是周末'}，各网点休息，${dayText(today, xgzr)}恢复办公。`;
  return fj.some(({ sbrq }) => sbrq.includes(today)) ? '今天调休上班，各网点照常办公。' : '';
}

function holidayWords(today: PlainDate, { jrmc, ksrq, jsrq, sbrq, qd }: HolidayNotice): string {
  const span =
    ksrq === jsrq
      ? dayText(today, ksrq)
      : `${dayText(today, ksrq)}至${dayText(today, jsrq)}，共${daysBetween(ksrq, jsrq) + 1}天`;
  const worked = sbrq.length > 0 ? `，${sbrq.map((day) => dayText(today, day)).join('、')}照常办公` : '';
  const open = qd === '0' ? '，是否调休待国务院办公厅公布' : '';
  return `${jrmc}放假：${span}${worked}${open}。`;
}
