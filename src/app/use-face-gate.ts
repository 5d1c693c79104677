import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dropFaceQuestion, isFaceChecked, needsFaceCheck, passFaceCheck } from '@/session/face-check';
import type { MenuEntry } from '@/session/menu-store';
import { useSession } from '@/session/session-store';

/**
 * Whether the page of an entry with enable 10 must not be shown yet, however its address was reached: typed, from a link, out
 * of the history, or kept from before. Who is in may stay; whoever comes back after the minutes of the check is asked again.
 */
export function useFaceGate(entry: MenuEntry | undefined): boolean {
  const epoch = useSession((state) => state.epoch);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  /** The last address that was on show: a typed one leaves nothing behind it in the history. */
  const shown = useRef('/');
  const [admitted, setAdmitted] = useState('');
  const menuId = needsFaceCheck(entry) ? (entry?.id ?? '') : '';
  const place = menuId && `${epoch} ${menuId}`;
  const locked = place !== '' && admitted !== place && !isFaceChecked(menuId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each place, not again when the minutes are over
  useEffect(() => {
    if (!locked) return setAdmitted(place);
    let left = false;
    setAdmitted('');
    void passFaceCheck(menuId).then((passed) => {
      // A session that has ended answers every question with no.
      if (left || useSession.getState().epoch !== epoch) return;
      if (passed) return setAdmitted(place);
      // At once: an address typed before the page has followed would look like the one just left, and nobody would be asked.
      void navigate(shown.current, { replace: true, flushSync: true });
    });
    return () => {
      left = true;
      dropFaceQuestion(menuId);
    };
  }, [place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another session's addresses are not this one's
  useEffect(() => {
    shown.current = '/';
  }, [epoch]);
  useEffect(() => {
    if (entry && !locked) shown.current = `${pathname}${search}`;
  }, [entry, locked, pathname, search]);

  return locked;
}
