import { Skeleton } from 'antd';
import { Stack } from '@/ui/layout/Stack';
import { Loading } from '@/ui/state/Loading';

/** In the place of a page that loads: its heading and its text in grey. `bare`: the heading is there already. */
export function Waiting({ bare = false }: { bare?: boolean }) {
  return (
    <Stack gap={2} data-waiting>
      {!bare && <Skeleton active paragraph={false} />}
      <Loading shape="form" />
    </Stack>
  );
}
