import type { AccountsPort, RemovalPort } from "../accounts/ports.ts";
import type { WebPort } from "../chat/ports.ts";
import type { EmbedPort, EnginePort, GeneratorsPort } from "../engine/ports.ts";
import type { HostPort, RequestContext } from "../http/context.ts";
import type { ChatsPort, EvaluationFilesPort, FilePasswordsPort } from "../library/ports.ts";
import type { EmbedderPort, MachinePort, ModelServersPort } from "#core/models/ports.ts";
import type { MarketplacePort } from "#core/plugins/ports.ts";
import type { NewsPort } from "../sync/server/ports.ts";
import type { OfPagesPort } from "../workspace/ports.ts";
import type { BackgroundPort, JobKindsPort } from "../work/ports.ts";

/** What a host provides: the ports of all folders. */
export interface Services
  extends
    HostPort,
    AccountsPort,
    EnginePort,
    GeneratorsPort,
    EmbedPort,
    NewsPort,
    BackgroundPort,
    MachinePort,
    ModelServersPort,
    EvaluationFilesPort,
    FilePasswordsPort,
    WebPort,
    MarketplacePort {}

/** What the routes of all folders together need. */
export interface ApiContext
  extends RequestContext, Services, JobKindsPort, EmbedderPort, ChatsPort, OfPagesPort, RemovalPort {}
