# syntax=docker/dockerfile:1
# Three images from one file: "product" (web, worker, desk and commands), "front" (nginx with the finished pages), and the build they share.
# docker compose builds both; see compose.yaml.

FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
WORKDIR /srv/firm
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# The firm's folder of words, below this project; without it the site is that of the sample firm. It is read here alone: what was built is in the image.
ARG FIRM_DIR
# The desk's host name, if the front is to lead there.
ARG DESK_HOST
RUN export FIRM_DIR="$FIRM_DIR" \
 && npm run build \
 && npm run front -- --web web-1:3000 --web web-2:3000 --desk desk:3100 ${DESK_HOST:+--desk-host "$DESK_HOST"} --acme /var/lib/firm-front/acme --log /dev/stdout

FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS packages
WORKDIR /srv/firm
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS product
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /srv/firm
COPY package.json ./
COPY database/migrations ./database/migrations
COPY server/run.ts ./server/run.ts
COPY --from=packages /srv/firm/node_modules ./node_modules
COPY --from=build /srv/firm/build/client ./build/client
COPY --from=build /srv/firm/build/server ./build/server
COPY --from=build /srv/firm/build/desk ./build/desk
COPY --from=build /srv/firm/build/assistant ./build/assistant
COPY --from=build /srv/firm/build/words ./build/words
USER node
EXPOSE 3000
# Whether the process answers; it never asks the database, or an outage there would restart every process.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Collects garbage before it fills a small machine; see docs/scale.md.
CMD ["node", "--disable-sigusr1", "--max-old-space-size=320", "--max-semi-space-size=16", "build/server/web.js"]

FROM debian:bookworm-slim@sha256:96e378d7e6531ac9a15ad505478fcc2e69f371b10f5cdf87857c4b8188404716 AS front
RUN apt-get update \
 && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static libnginx-mod-http-headers-more-filter \
 && rm -rf /var/lib/apt/lists/*
COPY --from=build /srv/firm/build/front /srv/firm/build/front
USER www-data
EXPOSE 80 443
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/80 && printf 'GET / HTTP/1.0\\r\\n\\r\\n' >&3 && read -r answer <&3 && [[ $answer == *' 301 '* ]]"]
CMD ["nginx", "-p", "/run/firm-front", "-c", "/srv/firm/build/front/nginx.conf", "-g", "daemon off;"]
