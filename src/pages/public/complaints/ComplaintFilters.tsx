import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { fetchComplaintDepartments, type Named } from '@/api/public/complaints';
import { SearchField } from '@/ui/input/SearchField';
import { Row } from '@/ui/layout/Row';
import { ChoiceField } from '../ChoiceField';
import type { DEFAULT_COMPLAINT_QUERY } from './complaint-address';
import { COMPLAINT_STATES } from './complaint-text';
import { useKindNames } from './use-kind-names';

interface ComplaintFiltersProps {
  own: boolean;
  address: typeof DEFAULT_COMPLAINT_QUERY;
  onChange: (changes: Partial<typeof DEFAULT_COMPLAINT_QUERY>) => void;
}

/** Characters of a search. */
const LONGEST_WORDS = 50;

const OWN_STATES: readonly Named[] = Object.entries(COMPLAINT_STATES).map(([value, { label }]) => ({ value, label }));
/** Only answered complaints are published. */
const PUBLIC_STATES = OWN_STATES.filter(({ value }) => value === '3' || value === '4');

export function ComplaintFilters({ own, address, onChange }: ComplaintFiltersProps) {
  const { kinds } = useKindNames();
  const departments = useQuery({
    queryKey: ['complaints', 'departments'],
    queryFn: ({ signal }) => fetchComplaintDepartments({ signal }),
    enabled: !own,
  });
  const choice = (name: 'jlx' | 'zt' | 'bm', label: string, options: readonly Named[]) => (
    <ChoiceField
      label={label}
      value={options.some(({ value }) => value === address[name]) ? address[name] : ''}
      options={[{ value: '', label: '全部' }, ...options]}
      onChange={(value) => onChange({ [name]: value, page: '1' })}
    />
  );
  return (
    // Supported browsers two years old lack <search>.
    <Row
      role="search"
      as="form"
      gap={2}
      rowGap={1.5}
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
          <Button type="link" onClick={() => void departments.refetch()}>
            重新加载
          </Button>
        </p>
      )}
    </Row>
  );
}
