import { useQuery } from '@tanstack/react-query';
import { fetchDepartments, type Named } from '@/api/complaints';
import { Button } from '@/ui/plain/Button';
import { SearchField } from '@/ui/SearchField';
import type { USUAL } from './complaint-address';
import { STATES } from './complaint-words';
import styles from './complaints.module.css';
import { useKindNames } from './use-kind-names';

interface ComplaintFiltersProps {
  own: boolean;
  address: typeof USUAL;
  onChange: (changes: Partial<typeof USUAL>) => void;
}

/** Characters of a search. */
const LONGEST_WORDS = 50;

const OWN_STATES: readonly Named[] = Object.entries(STATES).map(([value, { label }]) => ({ value, label }));
/** Only answers are published. */
const PUBLIC_STATES = OWN_STATES.filter(({ value }) => value === '3' || value === '4');

export function ComplaintFilters({ own, address, onChange }: ComplaintFiltersProps) {
  const { kinds } = useKindNames();
  const departments = useQuery({
    queryKey: ['complaints', 'departments'],
    queryFn: ({ signal }) => fetchDepartments({ signal }),
    enabled: !own,
  });
  const choice = (name: 'jlx' | 'zt' | 'bm', label: string, options: readonly Named[]) => (
    <label>
      {label}
      <select
        value={options.some(({ value }) => value === address[name]) ? address[name] : ''}
        onChange={({ target }) => onChange({ [name]: target.value, page: '1' })}
      >
        <option value="">全部</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of two years ago do not know <search>
    <form
      role="search"
      className={styles.filters}
      aria-label="查询条件"
      data-print="hide"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField
        label="搜索"
        value={address.q}
        maxLength={LONGEST_WORDS}
        placeholder="标题、内容或答复中的词语"
        onSearch={(q) => onChange({ q, page: '1' })}
      />
      {choice('jlx', '类型', kinds)}
      {choice('zt', '状态', own ? OWN_STATES : PUBLIC_STATES)}
      {!own && (departments.data?.length ?? 0) > 0 && choice('bm', '答复部门', departments.data ?? [])}
      {!own && departments.isError && (
        <p role="alert">
          答复部门暂时取不到，其他条件不受影响。
          <Button kind="link" onClick={() => void departments.refetch()}>
            重新加载
          </Button>
        </p>
      )}
    </form>
  );
}
