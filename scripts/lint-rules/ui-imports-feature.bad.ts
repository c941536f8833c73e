// as web/ui/example.ts
// expect: web/ui is the design system and knows no feature
export { ChatPage } from "../features/chat/chat-page.tsx";
