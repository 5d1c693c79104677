import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Empty } from 'antd';
import { useRef } from 'react';
import { dismissPushed, fetchPushed, type PushedMatter } from '@/api/public/answers';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/layout/Row';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { StateMark } from '@/ui/state/StateMark';
import styles from './answers.module.css';
import { MatterAction } from './MatterAction';

const PUSHED = ['intellect', 'pushed'];

/** Recommended matters, each with its reason; dismissed ones stay hidden. */
export function Pushed() {
  const heading = useRef<HTMLHeadingElement>(null);
  const client = useQueryClient();
  const pushed = useQuery({ queryKey: PUSHED, queryFn: ({ signal }) => fetchPushed(signal) });
  const dismiss = useMutation({
    mutationFn: ({ id, hl }: { id: string; hl: '0' | '1' }) => dismissPushed(id, hl),
    onSuccess: () => {
      // The pressed button disappears with its row.
      heading.current?.focus();
      return client.invalidateQueries({ queryKey: PUSHED });
    },
  });
  return (
    <Card label="为您推送">
      <h2 ref={heading} tabIndex={-1}>
        为您推送
      </h2>
      {pushed.isError && <LoadFailed error={pushed.error} onRetry={() => void pushed.refetch()} />}
      {pushed.isPending && <Loading shape="list" />}
      {pushed.data?.list.length === 0 && <Empty description="目前没有需要您处理或适合您办理的事项" />}
      {pushed.data && pushed.data.list.length > 0 && (
        <ul className={styles.pushed}>
          {pushed.data.list.map((matter) => (
            <PushedRow
              key={matter.id}
              matter={matter}
              busy={dismiss.isPending}
              onDismiss={() => dismiss.mutate({ id: matter.id, hl: '1' })}
            />
          ))}
        </ul>
      )}
      {pushed.data && pushed.data.yhl > 0 && (
        <p>
          <Button onClick={() => dismiss.mutate({ id: '', hl: '0' })}>恢复已隐藏的{pushed.data.yhl}条</Button>
        </p>
      )}
    </Card>
  );
}

function PushedRow({ matter, busy, onDismiss }: { matter: PushedMatter; busy: boolean; onDismiss: () => void }) {
  const { bt, yy, jj, sx } = matter;
  return (
    <li>
      <div>
        <h3>{bt}</h3>
        {jj === '1' ? <StateMark tone="attention" label="待您处理" /> : <StateMark tone="waiting" label="可以办理" />}
      </div>
      <p>为什么看到：{yy}</p>
      <Row as="p" gap={3} rowGap={0} className={styles.pushedWays}>
        <MatterAction matter={sx} />
        <Button aria-label={`不再提示：${bt}`} aria-disabled={busy} onClick={() => !busy && onDismiss()}>
          不再提示
        </Button>
      </Row>
    </li>
  );
}
