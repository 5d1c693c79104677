import { Button } from 'antd';
import type { ReactNode } from 'react';
import { LinkButton } from '@/engine/flow/LinkButton';
import { useSession } from '@/session/session-store';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { Outcome } from '@/ui/state/Outcome';
import styles from './StatusPage.module.css';

/** Page with a status message and the next action. */
export function StatusPage({
  title,
  text,
  code,
  action,
  inside = false,
  ways = false,
  children,
}: {
  title: string;
  text: string;
  code?: string;
  action?: { label: string; act: () => void };
  /** Replaces the content of a page that keeps its own heading. */
  inside?: boolean;
  /** Adds links to help, none of which needs a session. */
  ways?: boolean;
  children?: ReactNode;
}) {
  const signedIn = useSession((state) => state.token !== undefined);
  return (
    <section className={styles.card}>
      <Outcome
        status={action ? 'warning' : 'info'}
        icon={code && <Code code={code} />}
        title={inside ? <h2>{title}</h2> : <h1 tabIndex={-1}>{title}</h1>}
        subTitle={
          <Stack className={styles.text}>
            <p>{text}</p>
            {children}
          </Stack>
        }
        extra={
          <Row gap={2} justify="center">
            {action && (
              <Button type="primary" onClick={action.act}>
                {action.label}
              </Button>
            )}
            <LinkButton to="/" type={action ? 'default' : 'primary'}>
              {signedIn ? '返回首页' : '去登录'}
            </LinkButton>
            {ways && (
              <Row as="nav" aria-label="您还可以" justify="center" className={styles.ways}>
                <LinkButton type="link" to="/znts">
                  智能问答
                </LinkButton>
                <LinkButton type="link" to="/introToCenter">
                  公共服务
                </LinkButton>
                <Button type="link" href="tel:12329">
                  拨打12329
                </Button>
              </Row>
            )}
          </Row>
        }
      />
    </section>
  );
}

/** The number says nothing that the title does not say. */
function Code({ code }: { code: string }) {
  return (
    <span aria-hidden="true" className={styles.code}>
      {code}
    </span>
  );
}
