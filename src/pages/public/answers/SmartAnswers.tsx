import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isComposing } from '@/lib/composing';
import { useAddressValues } from '@/lib/use-address-values';
import { useSession } from '@/session/session-store';
import { Card } from '@/ui/Card';
import { SearchField } from '@/ui/SearchField';
import { PublicPage } from '../PublicPage';
import { Answer } from './Answer';
import { AskCentre } from './AskCentre';
import styles from './answers.module.css';
import { LONGEST_QUESTION, readAsked, USUAL_ANSWERS } from './answers-address';
import { Hits } from './Hits';
import { Pushed } from './Pushed';
import { Topics } from './Topics';

/** /znts: answers as one types, in everyday words; matters that fit the person; the whole hall's search results. */
export default function SmartAnswers() {
  const [address, change] = useAddressValues(USUAL_ANSWERS);
  const signedIn = useSession((state) => state.phase === 'open');
  const box = useRef<HTMLDivElement>(null);
  const asked = readAsked(address);
  const before = useRef('');
  useEffect(() => {
    // Back from an answer: on with the question that led to it.
    const link = box.current?.querySelector<HTMLElement>(`ul a[href$="wt=${before.current}"]`);
    if (asked.wt === '' && before.current !== '') (link ?? document.querySelector<HTMLElement>('#main h1'))?.focus();
    before.current = asked.wt;
  }, [asked.wt]);
  const open = (wt: string) => change({ wt }, { push: true });
  const turn = (page: number, size: number) => change({ page: String(page), size: String(size) }, { push: true });

  // Down from the field into what was found, up and down in it, up from the first one back to the field.
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows only move between the field and the links inside */}
      <div ref={box} className={styles.stack} onKeyDown={onKeyDown}>
        <div className={styles.search} data-print="hide">
          <Card>
            <SearchField
              label="您想问什么？"
              value={asked.q}
              placeholder="如：我想取钱付房租、换单位了怎么办"
              maxLength={LONGEST_QUESTION}
              onSearch={(q) => change({ ...USUAL_ANSWERS, q })}
            />
          </Card>
        </div>
        {asked.wt !== '' && <Answer id={asked.wt} onBack={() => change({ wt: '' })} onQuestion={open} />}
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
            <Topics
              asked={asked}
              onGroup={(fl) => change({ fl, page: '1' }, { push: true })}
              onPage={turn}
              onQuestion={open}
            />
          </>
        )}
        <AskCentre q={asked.q} />
      </div>
    </PublicPage>
  );
}
