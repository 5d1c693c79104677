import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MenuEntry } from '@/session/menu-store';
import { useSession } from '@/session/session-store';
import { dropFaceQuestion, isFaceChecked, needsFaceCheck, passFaceCheck } from '@/session/sign-in/face-check';

/**
 * Returns whether the page of an entry with enable 10 is locked, however its address was reached: typed, linked, from the history or
 * cached. An open page stays open; reopening it after the check has expired requires a new one.
 */
export function useFaceGate(entry: MenuEntry | undefined): boolean {
  const epoch = useSession((state) => state.epoch);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  /** Last unlocked address, the target of a refusal: a typed address has no previous entry in the history. */
  const shown = useRef('/');
  const [admitted, setAdmitted] = useState('');
  const menuId = needsFaceCheck(entry) ? (entry?.id ?? '') : '';
  const place = menuId && `${epoch} ${menuId}`;
  const locked = place !== '' && admitted !== place && !isFaceChecked(menuId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: checks once per address, not again when the check expires
  useEffect(() => {
    if (!locked) return setAdmitted(place);
    let left = false;
    setAdmitted('');
    void passFaceCheck(menuId).then((passed) => {
      // The end of a session answers every open check with false.
      if (left || useSession.getState().epoch !== epoch) return;
      if (passed) return setAdmitted(place);
      // Synchronously: an address typed before the page follows would equal the previous one and skip the check.
      void navigate(shown.current, { replace: true, flushSync: true });
    });
    return () => {
      left = true;
      dropFaceQuestion(menuId);
    };
  }, [place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: addresses belong to one session
  useEffect(() => {
    shown.current = '/';
  }, [epoch]);
  useEffect(() => {
    if (entry && !locked) shown.current = `${pathname}${search}`;
  }, [entry, locked, pathname, search]);

  return locked;
}
