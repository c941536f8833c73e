import type { Api } from "../../app/api.ts";
import type { Model } from "../../app/types.ts";

/** Which language models answer; as `GET /api/language-models` tells. */
export interface Ladder {
  readonly choice: Choice;
  readonly rungs: readonly Rung[];
}

export interface Choice {
  readonly use: "automatic" | "none";
  readonly provider: ProviderChoice | null;
  readonly provider_first: boolean;
}

export interface ProviderChoice {
  readonly provider: string;
  readonly settings_id?: string | null;
  readonly server_id?: string | null;
  readonly model: string;
}

export interface Rung {
  readonly id: string;
  readonly name: string;
  readonly where: string;
  readonly leaves: boolean;
  readonly context_tokens: number;
}

export interface Machine {
  readonly gpu: { readonly name: string; readonly shader_f16: boolean; readonly software: boolean } | null;
  readonly memory_bytes: number | null;
  readonly free_bytes: number | null;
}

/** A model of a provider that could be asked. */
export interface OfferedModel extends Omit<ProviderChoice, "model"> {
  readonly id: string;
  readonly name: string;
  readonly server_name: string;
}

export const modelKeys = {
  ladder: ["language-models"] as const,
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
    ladder: () => ask<Ladder>("GET", "/api/language-models"),
    choose: (choice: Choice) => ask<Ladder>("PUT", "/api/language-models/choice", choice),
  };
}

export type ModelApi = ReturnType<typeof createModelApi>;
