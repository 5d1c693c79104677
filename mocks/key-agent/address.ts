/** Path of the simulated agent, beside the centre, whose service worker or HTTP host it shares. */
export const AGENT_PATH = '/api/__key-agent__';
