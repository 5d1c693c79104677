import { useQuery } from '@tanstack/react-query';
import { fetchBranches, fetchBranchQueues } from '@/api/counters';
import { useAddressValues } from '@/lib/use-address-values';
import { Empty } from '@/ui/Empty';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { Button } from '@/ui/plain/Button';
import { BranchDays } from './BranchDays';
import { BranchItem } from './BranchItem';
import { BranchMap } from './BranchMap';
import styles from './centre.module.css';

/** District and business. */
const USUAL = { ssq: '', yw: '' };
/** Milliseconds between two looks at the queues while somebody is reading. */
const LOOK_AGAIN = 60_000;

/** The branches with where they are, what can be done there and how many wait. The whole list comes at once: a city has a dozen. */
export function Branches() {
  const [address, change] = useAddressValues(USUAL);
  const branches = useQuery({
    queryKey: ['branches', 'list'],
    queryFn: ({ signal }) => fetchBranches({ signal }),
  });
  const queues = useQuery({
    queryKey: ['branches', 'queues'],
    queryFn: ({ signal }) => fetchBranchQueues({ signal }),
    refetchInterval: LOOK_AGAIN,
  });
  if (branches.isError) return <LoadFailed error={branches.error} onRetry={() => void branches.refetch()} />;
  if (!branches.data) return <Loading />;

  const districts = unique(branches.data.map(({ ssq }) => ssq));
  const businesses = unique(branches.data.flatMap(({ kbyw }) => kbyw));
  const ssq = districts.includes(address.ssq) ? address.ssq : '';
  const yw = businesses.includes(address.yw) ? address.yw : '';
  const shown = branches.data.filter(
    (branch) => (ssq === '' || branch.ssq === ssq) && (yw === '' || branch.kbyw.includes(yw)),
  );
  return (
    <>
      <div className={styles.filters} data-print="hide">
        <Choice label="区县" any="全部区县" value={ssq} options={districts} onChange={(one) => change({ ssq: one })} />
        <Choice
          label="可办业务"
          any="全部业务"
          value={yw}
          options={businesses}
          onChange={(one) => change({ yw: one })}
        />
        <div className={styles.asOf}>
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
        </div>
      </div>
      {queues.data && !queues.isError && <BranchDays {...queues.data} />}
      <BranchMap shown={shown} />
      {shown.length === 0 ? (
        <Empty text={branches.data.length === 0 ? '网点信息尚未发布，请拨打12329咨询' : '没有符合条件的网点'}>
          {branches.data.length > 0 && <Button onClick={() => change(USUAL)}>查看全部网点</Button>}
        </Empty>
      ) : (
        <ul className={styles.branches} aria-label="服务网点">
          {shown.map((branch) => (
            <BranchItem
              key={branch.wdbh}
              branch={branch}
              queue={queues.isError ? undefined : queues.data?.list.find(({ wdbh }) => wdbh === branch.wdbh)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface ChoiceProps {
  label: string;
  any: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}

function Choice({ label, any, value, options, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

const unique = (names: readonly string[]) => [...new Set(names)].filter((name) => name !== '');
