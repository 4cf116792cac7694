import { answerRequest, type JudgeRequest } from './judgeProtocol.ts';

interface Asked {
  readonly id: number;
  readonly request: JudgeRequest;
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  postMessage({ id: data.id, reply: answerRequest(data.request) });
});
