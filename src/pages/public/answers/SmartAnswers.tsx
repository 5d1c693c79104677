import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAddressValues } from '@/lib/address/use-address-values';
import { isComposing } from '@/lib/composing';
import { useSession } from '@/session/session-store';
import { Card } from '@/ui/Card';
import { SearchField } from '@/ui/input/SearchField';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { PublicPage } from '../PublicPage';
import { AnswerDetail } from './AnswerDetail';
import styles from './answers.module.css';
import { DEFAULT_ANSWERS_QUERY, LONGEST_QUESTION, readAnswersQuery } from './answers-address';
import { Hits } from './Hits';
import { Pushed } from './Pushed';
import { TopicList } from './TopicList';

/** /znts: answers while typing, in everyday language; recommended matters; search results of the whole hall. */
export default function SmartAnswers() {
  const [address, change] = useAddressValues(DEFAULT_ANSWERS_QUERY);
  const signedIn = useSession((state) => state.phase === 'open');
  const box = useRef<HTMLDivElement>(null);
  const asked = readAnswersQuery(address);
  const before = useRef('');
  useEffect(() => {
    // Back from an answer: focuses the link that led to it.
    const link = box.current?.querySelector<HTMLElement>(`ul a[href$="wt=${before.current}"]`);
    if (asked.wt === '' && before.current !== '') (link ?? document.querySelector<HTMLElement>('#main h1'))?.focus();
    before.current = asked.wt;
  }, [asked.wt]);
  const open = (wt: string) => change({ wt }, { push: true });
  const turn = (page: number, size: number) => change({ page: String(page), size: String(size) }, { push: true });

  // Arrow keys move between the field and the links.
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || isComposing(event)) return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input[type=search], ul a') ?? [])];
    const { activeElement } = document;
    const at = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
    const next = at < 0 ? undefined : stops[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <PublicPage
      title="智能问答与推送"
      lead="像平常说话一样提问，马上得到解答和办理入口；登录后还会看到适合您办理的事项。"
    >
      {/* Arrows only move between the field and the links inside. */}
      <Stack ref={box} gap={2} onKeyDown={onKeyDown}>
        <div className={styles.search} data-print="hide">
          <Card>
            <SearchField
              label="您想问什么？"
              value={asked.q}
              placeholder="如：我想取钱付房租、换单位了怎么办"
              maxLength={LONGEST_QUESTION}
              onSearch={(q) => change({ ...DEFAULT_ANSWERS_QUERY, q })}
            />
          </Card>
        </div>
        {asked.wt !== '' && <AnswerDetail id={asked.wt} onBack={() => change({ wt: '' })} onQuestion={open} />}
        {asked.wt === '' && asked.q !== '' && (
          <Hits
            asked={asked}
            onKind={(lb) => change({ lb, page: '1' }, { push: true })}
            onPage={turn}
            onQuestion={open}
          />
        )}
        {asked.wt === '' && asked.q === '' && (
          <>
            {signedIn && asked.fl === '' && <Pushed />}
            <TopicList
              asked={asked}
              onGroup={(fl) => change({ fl, page: '1' }, { push: true })}
              onPage={turn}
              onQuestion={open}
            />
          </>
        )}
        <ContactCentre q={asked.q} />
      </Stack>
    </PublicPage>
  );
}

/** Contact links for unanswered questions; carries the typed text. */
function ContactCentre({ q }: { q: string }) {
  const address = q === '' ? '/complaintJYAdd' : `/complaintJYAdd?bt=${encodeURIComponent(q)}`;
  return (
    <div data-print="hide">
      <Card label="没有找到答案">
        <h2>没有找到答案？</h2>
        <Row as="p" gap={3} rowGap={0} className={styles.ask}>
          <Link to={address}>{q === '' ? '向中心提问' : '把这个问题提交给中心'}</Link>
          <span>
            或拨打服务热线<a href="tel:12329">12329</a>
          </span>
        </Row>
        <Muted>提交后由工作人员在承诺时间内答复，进度可在“投诉建议”查看。</Muted>
      </Card>
    </div>
  );
}
