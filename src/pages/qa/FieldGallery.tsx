import { useEffect, useState } from 'react';
import { loadDictionaries, useDictionaries } from '@/session/dictionary';
import { loadSystemConfig, useSystemConfig } from '@/session/system-config';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import styles from './gallery.module.css';
import { galleryKinds } from './gallery-kinds';
import { galleryVariants } from './gallery-variants';
import { KindStates } from './KindStates';

/** Every kind of field in every state, for testers. It hands nothing in. */
export function FieldGallery() {
  const ready = useDictionaries((state) => state.loaded);
  const configured = useSystemConfig((state) => state.loaded);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // Each attempt asks once more.
    void attempt;
    Promise.all([loadDictionaries(), loadSystemConfig()]).catch(setFailure);
  }, [attempt]);

  if (failure) {
    return (
      <LoadFailed
        error={failure}
        onRetry={() => {
          setFailure(undefined);
          setAttempt((before) => before + 1);
        }}
      />
    );
  }
  if (!ready || !configured) return <Loading />;
  const all = [...galleryKinds, ...galleryVariants];
  return (
    <div className={styles.gallery}>
      <h1>控件总览</h1>
      <p>每种控件的每种状态。这里填写的内容不会提交，也不会保存。</p>
      <nav aria-label="控件种类">
        <ul className={styles.index}>
          {all.map(({ title }, index) => (
            <li key={title}>
              <button type="button" className={styles.jump} onClick={() => jumpTo(`gallery-${index}`)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {all.map((kind, index) => (
        <KindStates key={kind.title} kind={kind} index={index} />
      ))}
    </div>
  );
}

/** The hash is the router's: the heading is given the focus by hand. */
function jumpTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus();
  heading?.scrollIntoView();
}
