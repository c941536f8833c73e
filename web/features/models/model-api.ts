import type { Api } from "../../app/api.ts";
import type { AnswerChoice, Ladder, Model } from "../../app/types.ts";

/** What is left out is as in a choice that nobody has made. */
export interface NewAnswerChoice extends Partial<AnswerChoice> {
  /** For this host alone, not for the account. */
  readonly only_here: boolean;
}

export interface Machine {
  readonly gpu: { readonly name: string; readonly shader_f16: boolean; readonly software: boolean } | null;
  readonly memory_bytes: number | null;
  readonly free_bytes: number | null;
}

export const modelKeys = {
  machine: ["machine"] as const,
};

/** Bytes of one piece of a file handed over. */
export const PIECE = 8 * 1024 * 1024;

export function createModelApi({ ask, post }: Pick<Api, "ask" | "post">) {
  return {
    machine: () => ask<Machine | null>("GET", "/api/models/machine"),
    pause: (id: string) => ask<Model>("POST", `/api/models/${id}/pause`),
    deactivate: (id: string) => ask<Model[]>("POST", `/api/models/${id}/deactivate`),
    addPiece: (id: string, path: string, size: number, offset: number, piece: Blob) =>
      post<Model>(`/api/models/${id}/files`, {
        path,
        size: String(size),
        offset: String(offset),
        piece: new File([piece], "piece"),
      }),
    choose: (choice: NewAnswerChoice) => ask<Ladder>("PUT", "/api/language-models/choice", choice),
    chooseAsAccount: () => ask<void>("DELETE", "/api/language-models/choice"),
  };
}

export type ModelApi = ReturnType<typeof createModelApi>;
