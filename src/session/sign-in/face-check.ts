import { create } from 'zustand';
import { fetchFaceCheck } from '@/api/cases/sign';
import { LONG_MS, toast } from '@/ui/state/toast';
import type { MenuEntry } from '../menu-store';
import { onSignOut } from '../opening/sign-out-listeners';
import { useSession } from '../session-store';

/** A pending face check; resolved by the dialog. */
interface FaceQuestion {
  menuId: string;
  answer: (passed: boolean) => void;
}

export const useFaceQuestion = create<{ asked: FaceQuestion | null }>(() => ({ asked: null }));

/** Expiry of each entry's face check in this session, ms since the epoch. */
const openUntil = new Map<string, number>();

onSignOut(() => {
  openUntil.clear();
  dropFaceQuestion();
});

/**
 * Whether the entry requires a face check (docs/specification.md 4): enable 10, and a sign-in method for which the centre demands it. A
 * sign-in by face counts as checked.
 */
export function needsFaceCheck(entry: Pick<MenuEntry, 'enable'> | undefined): boolean {
  if (entry?.enable !== '10') return false;
  const { userInfo } = useSession.getState();
  return userInfo?.checkMethods.includes(userInfo.loginMethod) ?? false;
}

export function isFaceChecked(menuId: string): boolean {
  return (openUntil.get(menuId) ?? 0) > Date.now();
}

/** The phone recognised the face; `yxsj`: validity for this entry in seconds. */
export function noteFaceCheck(menuId: string, yxsj: number): void {
  if (yxsj > 0) openUntil.set(menuId, Date.now() + yxsj * 1000);
}

/** Resolves true if a face check is still valid (the centre knows, also after a reload) or passes in the dialog now. */
export async function passFaceCheck(menuId: string): Promise<boolean> {
  if (isFaceChecked(menuId)) return true;
  const known = await fetchFaceCheck(menuId).catch(() => undefined);
  if (known?.hybh && typeof known.yxsj === 'number') noteFaceCheck(menuId, known.yxsj);
  if (isFaceChecked(menuId)) return true;
  if (known?.bz) {
    toast.warning(known.bz, LONG_MS);
    return false;
  }
  dropFaceQuestion();
  return new Promise((resolve) => {
    const answer = (passed: boolean) => {
      if (useFaceQuestion.getState().asked?.answer === answer) useFaceQuestion.setState({ asked: null });
      resolve(passed);
    };
    useFaceQuestion.setState({ asked: { menuId, answer } });
  });
}

/** Resolves the pending check with false. */
export function dropFaceQuestion(menuId?: string): void {
  const { asked } = useFaceQuestion.getState();
  if (asked && (menuId === undefined || asked.menuId === menuId)) asked.answer(false);
}
