import { create } from 'zustand';
import type { LoginType, UserInfo } from '@/api/auth';
import type { PersonalInfo } from '@/api/person';

export interface SessionState {
  token: string | undefined;
  refreshToken: string | undefined;
  loginType: LoginType;
  /** guest: nobody signed in; opening: token there, user info and menus on their way; open: both there; failed: they did not come (retry offered). */
  phase: 'guest' | 'opening' | 'open' | 'failed';
  userInfo: UserInfo | undefined;
  personalInfo: PersonalInfo | undefined;
  /** 跨省通办, as the address said (kstb.ts). */
  kstb: boolean;
  /** Counts up with every sign-in and sign-out: keys of kept pages and caches, so that nothing of one person reaches the next. */
  epoch: number;
}

export const initialSession: SessionState = {
  token: undefined,
  refreshToken: undefined,
  loginType: '1',
  phase: 'guest',
  userInfo: undefined,
  personalInfo: undefined,
  kstb: false,
  epoch: 0,
};

export const useSession = create<SessionState>(() => initialSession);
