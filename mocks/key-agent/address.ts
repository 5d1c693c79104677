/** Where the simulated agent answers: beside the centre, whose service worker or HTTP host it shares. */
export const AGENT_PATH = '/api/__key-agent__';
